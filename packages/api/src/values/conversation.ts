import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";
import { type Compatibility, readCompatibility } from "./compatibility.ts";
import { readBoolean, readChoice, readId, readNonEmpty } from "./reading/nullable.ts";
import { readCount, readCountry, readTime } from "./reading/figures.ts";
import { type Page, pageOf } from "./reading/page.ts";
import { readPictureUrl } from "./reading/picture-address.ts";
import { type Sex, sexes } from "./profile-choices.ts";
import { type Fields, fieldsOf, id, text, type Reader } from "./reading/reader.ts";
import { fieldsIn, object } from "./reading/readers.ts";

export type ConversationType = Schemas["ConversationType"];

const conversationTypes = all<ConversationType>()(["twin", "advisor", "user"]);

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
  /** The match that it came from, if any. */
  readonly match_id: string | null;
  /** Null where the backend does not count. */
  readonly unread_count: number | null;
}

/** The participant or subject of a conversation; null where the value is missing. */
export interface Participant {
  readonly id: string;
  readonly name: string | null;
  /** For `getPicture`. */
  readonly picture_url: string | null;
  readonly bio: string | null;
  readonly age: number | null;
  readonly gender: Sex | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2, or in the words of a backend without codes. */
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

function readParticipant(raw: Fields<Schemas["Conversation"]>): Participant | null {
  const participant_id = readId(raw.participant_id);
  if (participant_id === null) return null;
  return {
    id: participant_id,
    name: readNonEmpty(raw.participant_name),
    picture_url: readPictureUrl(raw.participant_picture_url, participant_id),
    bio: readNonEmpty(raw.participant_bio),
    age: readCount(raw.participant_age),
    gender: readChoice(sexes, raw.participant_gender),
    city: readNonEmpty(raw.participant_city),
    country: readCountry(raw.participant_country),
    has_voice: readBoolean(raw.has_voice) ?? false,
  };
}

/** Null of a type that this app does not know. */
function readConversation(json: unknown): Conversation | null {
  const raw = fieldsOf<Schemas["Conversation"]>(json);
  const type = readChoice(conversationTypes, text(raw.type));
  if (type === null) return null;
  return {
    conversation_id: id(raw.conversation_id),
    type,
    participant: readParticipant(raw),
    compatibility: readCompatibility(raw.compatibility),
    last_message: readNonEmpty(raw.last_message),
    last_message_at: readTime(raw.last_message_at),
    ended: readBoolean(raw.ended) ?? false,
    match_id: readId(raw.match_id),
    unread_count: readCount(raw.unread_count),
  };
}

const readList = pageOf(readConversation);

function readTotals(json: unknown): ConversationTotals | null {
  const raw = fieldsIn<ConversationTotals>(json);
  const [twin, advisor, user] = [readCount(raw.twin), readCount(raw.advisor), readCount(raw.user)];
  return twin === null || advisor === null || user === null ? null : { twin, advisor, user };
}

/** Reads the conversations, whether they arrive as `items` or as a plain array. */
export function readConversations(json: unknown): Conversations {
  const page = readList(json);
  const items = page.items.filter((item) => item !== null);
  return { ...page, items, totals: readTotals(fieldsIn<Schemas["Conversations"]>(json).totals) };
}

export const readOpened: Reader<Schemas["ConversationOpened"]> = object({ conversation_id: id });
