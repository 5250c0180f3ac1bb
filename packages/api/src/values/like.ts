import type { Schemas } from "../contract.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import { all } from "./reading/all-choices.ts";
import { readChoice, readId, readNonEmpty } from "./reading/nullable.ts";
import { readTime } from "./reading/figures.ts";
import { fieldsOf, id, required } from "./reading/reader.ts";
import { fieldsIn, object, time } from "./reading/readers.ts";

export type LikeStatus = Schemas["LikeStatus"];

const likeStatuses = all<LikeStatus>()(["pending", "matched", "passed"]);

/** A like that was given or received. */
export interface LikeEntry {
  readonly created_at: string;
  readonly status: LikeStatus;
  readonly user: Candidate;
  readonly given_at: string | null;
  readonly received_at: string | null;
  /** When it became a match. */
  readonly confirmed_at: string | null;
  /** The first message that came with it. */
  readonly message: string | null;
}

/** A text that another member sent with a like. */
export type FirstMessage = Schemas["FirstMessage"];

/** Two members who like each other. */
export interface Match {
  readonly match_id: string;
  readonly created_at: string;
  readonly user: Candidate;
  /** Null until a member opens a conversation; undefined where the backend does not say. */
  readonly conversation_id: string | null | undefined;
}

/** Reads a like; its times may arrive in camel or in snake case, and its status be one of elsewhere. */
export function readLikeEntry(json: unknown): LikeEntry {
  const raw = fieldsOf<Schemas["LikeEntry"]>(json);
  const given_at = readTime(raw.givenAt) ?? readTime(raw.given_at);
  const received_at = readTime(raw.receivedAt) ?? readTime(raw.received_at);
  const confirmed_at = readTime(raw.confirmedAt) ?? readTime(raw.confirmed_at);
  return {
    created_at: time(readTime(raw.created_at) ?? given_at ?? received_at),
    status: readChoice(likeStatuses, raw.status) ?? (confirmed_at === null ? "pending" : "matched"),
    user: readCandidate(raw.user),
    given_at,
    received_at,
    confirmed_at,
    message: readNonEmpty(raw.message),
  };
}

export function readMatch(json: unknown): Match {
  const raw = fieldsOf<Schemas["Match"]>(json);
  return {
    match_id: id(raw.match_id),
    created_at: time(raw.created_at),
    user: readCandidate(raw.user),
    conversation_id: raw.conversation_id === undefined ? undefined : readId(raw.conversation_id),
  };
}

/** Reads what came of a like or a pass; the specification does not show the answer, so it may be empty. */
export function readLikeAnswer(json: unknown): Schemas["LikeAnswer"] {
  const raw = fieldsIn<Schemas["LikeAnswer"]>(json);
  const match_id = readId(raw.match_id);
  const undo_until = readTime(raw.undo_until);
  return {
    status: readChoice(likeStatuses, raw.status) ?? (match_id === null ? "pending" : "matched"),
    ...(match_id !== null && { match_id }),
    ...(undo_until !== null && { undo_until }),
  };
}

export const readFirstMessage = object<FirstMessage>({
  id,
  user_id: id,
  message: required(readNonEmpty),
  created_at: time,
});
