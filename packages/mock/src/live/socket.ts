import type { Answer } from "../operation.ts";
import generated from "../generated/socket.json" with { type: "json" };

type Generated = typeof generated;

/** The names of the frames that the contract shows a server sending. */
export type FrameName = keyof Generated["received"];

/** The codes that a connection may be closed with, by the contract. */
export type CloseCode = keyof Generated["closeCodes"] extends infer Code
  ? Code extends `${infer Value extends number}`
    ? Value
    : never
  : never;

/** A frame that the server sends; `type` identifies it. */
export interface Frame {
  readonly type: string;
  readonly conversation_id: string;
  readonly [field: string]: unknown;
}

interface Socket {
  /** As the contract writes it, `/ws/chat`. */
  readonly path: string;
  /** Answers to requests that do not become a connection, by the example's name. */
  readonly refusals: Readonly<Record<string, Answer>>;
  /** Frames of a client, by the example's name. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** Frames of a server. */
  readonly received: Readonly<Record<FrameName, Frame>>;
  /** The meaning of each code for the client. */
  readonly closeCodes: Readonly<Record<string, string>>;
}

/** The contract's socket and its examples. */
export const socket: Socket = generated;

/** The conversation id that stands for every conversation. */
export const everyConversation = "00000000-0000-0000-0000-000000000000";
