import type { ContactMessage } from "./contact-message.ts";

/** What became of a message; `known` is one that its sender has sent before, by their own id. */
type AddedContact = "added" | "known" | "stampUsed";

/** Messages to the people behind Gemel. */
export interface ContactStore {
  /** Adds a message once, however often and with whichever stamp it comes. */
  add(message: ContactMessage): Promise<AddedContact>;
  find(id: string): Promise<ContactMessage | undefined>;
  eraseOlder(before: Date): Promise<void>;
}
