import type en from "../locales/en.json";

/** Every id that the English catalogue has: a wrong one does not compile. */
export type MessageId = keyof typeof en;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
