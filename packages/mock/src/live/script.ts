import type { CloseCode, FrameName } from "./socket.ts";

/** One thing that the mock does on an open connection. */
export type Step = {
  /** Milliseconds to wait after the step before. @default 0 */
  readonly after?: number;
} & (
  | {
      /** A frame of the contract's examples, fitted to the connection. */ readonly send: FrameName;
    }
  | { /** Text as it is, where it is to be no frame. */ readonly raw: string }
  | { readonly close: CloseCode }
);

/** The steps on a connection to the chat socket, in order. */
export interface Script {
  /** The connections that it is for: one conversation's, or the one of every conversation (all zeros). */
  readonly plays: "in a conversation" | "for every conversation";
  /** Played once, when the connection opens. */
  readonly onOpen?: readonly Step[];
  /** Repeated for each received message. */
  readonly onMessage?: readonly Step[];
}
