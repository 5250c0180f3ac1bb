import { AppError } from "../../errors/app-error.ts";
import type { Account } from "../accounts/account.ts";
import type { Parts } from "../parts.ts";

/** Whose mails a link stops. @throws AppError `invalid_link` when it is none of ours */
export async function findSubscriber(
  { linkTokens, stores }: Pick<Parts, "linkTokens" | "stores">,
  token: string,
): Promise<Account> {
  const userId = linkTokens.read("unsubscribe", token);
  const account = userId === undefined ? undefined : await stores.accounts.findById(userId);
  if (account === undefined) throw new AppError("invalid_link");
  return account;
}

/** Stops mails about matches; doing it again is harmless. @throws as `findSubscriber` */
export async function unsubscribe(
  parts: Pick<Parts, "linkTokens" | "stores">,
  token: string,
): Promise<Account> {
  const account = await findSubscriber(parts, token);
  await parts.stores.accounts.stopMatchMail(account.id);
  return account;
}
