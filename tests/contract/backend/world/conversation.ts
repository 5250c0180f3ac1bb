import type { components } from "@gemel/api/schema";
import type { Media } from "./media.ts";

type ConversationType = components["schemas"]["ConversationType"];

/** Stands for every conversation of a member. */
export const EVERY_CONVERSATION = "00000000-0000-0000-0000-000000000000";

export interface StoredMessage {
  readonly id: string;
  /** Grows along the conversation; cursors are made from it. */
  readonly order: number;
  /** Null for an AI. */
  readonly senderId: string | null;
  readonly content: string | null;
  readonly audio: Media | undefined;
  readonly durationMs: number | undefined;
  readonly sentAt: string;
  readonly clientMessageId: string | undefined;
}

export interface StoredConversation {
  readonly id: string;
  readonly type: ConversationType;
  /** Who takes part: two people, or one and an AI. */
  readonly members: readonly string[];
  /** Whose twin it is, or whom the advice is about. */
  readonly about: string | undefined;
  readonly matchId: string | undefined;
  /** Who deleted it, so that it is not listed for them. */
  readonly hiddenFor: Set<string>;
  /** The last message that a member has deleted. */
  readonly deletedUntil: Map<string, number>;
  ended: boolean;
  messages: StoredMessage[];
  readonly order: number;
}
