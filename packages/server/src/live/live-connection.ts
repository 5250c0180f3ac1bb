import type { Delivery } from "./delivery.ts";

/**
 * The reasons why a live connection may not go on: its session was ended, its access token ran out, or its
 * conversation takes no more messages or is no longer the member's. If events may have been missed, its
 * client is to come back by its cursor.
 */
export type LiveEnd = "session ended" | "token expired" | "conversation ended" | "something missed";

/** The current activity of an AI in a conversation; empty for none. */
export type AiStatus = "thinking" | "";

export interface LiveMember {
  readonly memberId: string;
  readonly sessionId: string;
  /** When the access token that it was opened with runs out. */
  readonly expiresAt: Date;
}

/** One open live connection, over any transport. Its methods are harmless when it is closed already. */
export interface LiveConnection extends LiveMember {
  /** The conversation it belongs to; null for what concerns the member as a whole. */
  readonly conversationId: string | null;
  notify(event: LiveEvent): void;
  /**
   * Sends a message of its conversation, once and none before an earlier one; acknowledges it if it came from
   * here.
   */
  receive(delivery: Delivery): void;
  show(status: AiStatus): void;
  /** Sends the reason to the client, and closes. */
  end(reason: LiveEnd): void;
}

/** An event that concerns a member as a whole; the contract's `EventFrame` says what each means. */
export type LiveEvent =
  | { readonly event: "twin_ready" | "like" }
  | { readonly event: "match"; readonly matchId: string }
  | { readonly event: "message"; readonly conversationId: string; readonly cursor: string }
  | { readonly event: "conversation_ended"; readonly conversationId: string };

export type HubEvent =
  | { readonly kind: "end"; readonly reason: LiveEnd }
  | { readonly kind: "event"; readonly event: LiveEvent }
  | { readonly kind: "status"; readonly status: AiStatus }
  | { readonly kind: "message"; readonly delivery: Delivery };

/** Stands for all that concerns a member as a whole (decision 0002). */
export const WHOLE_MEMBER = "00000000-0000-0000-0000-000000000000";
