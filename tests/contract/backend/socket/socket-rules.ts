import type { WebSocket } from "ws";
import type { StoredConversation, StoredMessage } from "../world/conversation.ts";
import { store } from "../world/talk.ts";
import type { Frame } from "./live.ts";

/** What the live connection keeps to; a fault replaces one. */
export interface SocketRules {
  /** The frame as it goes out. */
  readonly outgoing: (frame: Frame) => unknown;
  readonly store: (conversation: StoredConversation, message: StoredMessage) => void;
  /** The message that a `client_msg_id` has stored before. */
  readonly findRepeated: (
    conversation: StoredConversation,
    clientMessageId: string,
  ) => StoredMessage | undefined;
  /** The messages that a cursor has not seen, given the order it stands for. */
  readonly missed: (conversation: StoredConversation, order: number) => readonly StoredMessage[];
  /** A text that is no frame: nothing happens to the connection. */
  readonly onUnreadable: (socket: WebSocket) => void;
  readonly onBinary: (socket: WebSocket) => void;
}

export const socketRules: SocketRules = {
  outgoing: (frame) => frame,
  store,
  findRepeated: ({ messages }, id) => messages.find((one) => one.clientMessageId === id),
  missed: ({ messages }, after) => messages.filter(({ order }) => order > after),
  onUnreadable: () => undefined,
  onBinary: (socket) => socket.close(1003, "text frames only"),
};
