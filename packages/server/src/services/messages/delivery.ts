import type { Message } from "./message.ts";

/** A message on its way to the live connections of its conversation. */
export interface Delivery {
  readonly message: Message;
  /** Where it stands, for coming back. */
  readonly cursor: string;
}
