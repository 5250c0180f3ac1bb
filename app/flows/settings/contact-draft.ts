import { type ContactDraft, type ContactInput, emptyDraft } from "@gemel/machines/contact";
import { forget, inTab, keep, recall } from "../kept.ts";

/** The text of the draft, and the id under which it may have been sent. */
type KeptDraft = Pick<ContactInput, "draft" | "clientMessageId">;

/** Private on a shared computer: the draft is deleted with the tab. */
const keyOf = (userId: string | null): string => `contactDraft:${userId ?? "visitor"}`;

const forgetContactDraft = (userId: string | null): void => forget(keyOf(userId), inTab);

/** Keeps what a member, or a visitor, has written to us and not sent. */
export function keepContactDraft(
  userId: string | null,
  { draft, clientMessageId }: KeptDraft,
): void {
  if (Object.values(draft).every((text) => text === "")) forgetContactDraft(userId);
  else keep(keyOf(userId), { ...draft, clientMessageId }, inTab);
}

/** Reads the draft of the member or the visitor; missing or unreadable fields are empty. */
export function recallContactDraft(userId: string | null): KeptDraft {
  const kept = recall(keyOf(userId), inTab) ?? {};
  const textOf = (name: keyof ContactDraft): string => {
    const text = kept[name];
    return typeof text === "string" ? text : emptyDraft[name];
  };
  const { clientMessageId } = kept;
  return {
    draft: {
      fullName: textOf("fullName"),
      email: textOf("email"),
      subject: textOf("subject"),
      message: textOf("message"),
    },
    clientMessageId: typeof clientMessageId === "string" ? clientMessageId : null,
  };
}
