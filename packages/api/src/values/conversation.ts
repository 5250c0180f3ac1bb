import type { Schemas } from "../contract.ts";
import type { Compatibility } from "./candidate.ts";
import { readChoice, readNumber, readText, readTime } from "./nullable.ts";
import { type Page, readPage } from "./page.ts";
import { type Sex, sexes } from "./profile-choices.ts";

export type ConversationType = Schemas["ConversationType"];

/** A conversation as the list shows it; the participant is null in the one with one's own twin. */
export interface Conversation {
  readonly conversation_id: string;
  readonly type: ConversationType;
  readonly participant: Participant | null;
  readonly compatibility: Compatibility | null;
  readonly last_message: string | null;
  readonly last_message_at: string | null;
  /** Whether it takes no more messages. */
  readonly ended: boolean;
  /** The match that it came from, where there is one. */
  readonly match_id: string | null;
  /** Null where the backend does not count. */
  readonly unread_count: number | null;
}

/** Whom a conversation is with, or about; null where nothing is told. */
export interface Participant {
  readonly id: string;
  readonly name: string | null;
  /** For `getPicture`. */
  readonly picture_url: string | null;
  readonly bio: string | null;
  readonly age: number | null;
  readonly gender: Sex | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly has_voice: boolean;
}

/** How many conversations there are of each type. */
type ConversationTotals = Readonly<Record<ConversationType, number>>;

/** The conversations of a member, the latest first. */
export interface Conversations extends Page<Conversation> {
  /** Null where the backend does not count. */
  readonly totals: ConversationTotals | null;
}

function readParticipant(raw: Schemas["Conversation"]): Participant | null {
  if (raw.participant_id === null) return null;
  return {
    id: raw.participant_id,
    name: readText(raw.participant_name),
    picture_url: readText(raw.participant_picture_url),
    bio: readText(raw.participant_bio),
    age: readNumber(raw.participant_age),
    gender: readChoice(sexes, raw.participant_gender),
    city: readText(raw.participant_city),
    country: readText(raw.participant_country),
    has_voice: raw.has_voice,
  };
}

function readConversation(raw: Schemas["Conversation"]): Conversation {
  return {
    conversation_id: raw.conversation_id,
    type: raw.type,
    participant: readParticipant(raw),
    compatibility: raw.compatibility ?? null,
    last_message: readText(raw.last_message),
    last_message_at: readTime(raw.last_message_at),
    ended: raw.ended ?? false,
    match_id: raw.match_id ?? null,
    unread_count: raw.unread_count ?? null,
  };
}

/** Reads the conversations, whether they arrive as `items` or as a plain array. */
export function readConversations(raw: Schemas["ConversationsAnswer"]): Conversations {
  const totals = "items" in raw ? (raw.totals ?? null) : null;
  return { ...readPage(raw, readConversation), totals };
}
