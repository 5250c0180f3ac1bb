import { AppError } from "../../errors/app-error.ts";
import type { Language } from "../accounts/account.ts";
import type { Parts } from "../parts.ts";
import type { NoticeKind } from "../settings/mail-notices.ts";
import { readUnsubscribeToken } from "./notices.ts";

/** What a link stops, and how to speak to whom. */
interface Subscription {
  readonly userId: string;
  readonly language: Language;
  readonly kind: NoticeKind;
}

/** Whose mails of which kind a link stops. @throws AppError `invalid_link` when it is none of ours */
export async function findSubscription(
  parts: Pick<Parts, "linkTokens" | "stores">,
  token: string,
): Promise<Subscription> {
  const link = readUnsubscribeToken(parts, token);
  const settings = link && (await parts.stores.settings.find(link.userId));
  if (link === undefined || settings === undefined) throw new AppError("invalid_link");
  return { ...link, language: settings.language };
}

/** Stops mails of the kind that a link came with; doing it again is harmless. @throws as `findSubscription` */
export async function unsubscribe(
  parts: Pick<Parts, "linkTokens" | "stores">,
  token: string,
): Promise<Subscription> {
  const subscription = await findSubscription(parts, token);
  const { userId, kind } = subscription;
  await parts.stores.settings.update(userId, { notices: { [kind]: false } });
  return subscription;
}
