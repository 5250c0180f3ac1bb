import type { Schemas } from "../contract.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import { readText } from "./nullable.ts";

export type LikeStatus = Schemas["LikeStatus"];

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

/** Two members who like each other. */
export interface Match {
  readonly match_id: string;
  readonly created_at: string;
  readonly user: Candidate;
  /** Null until somebody opens a conversation, or where the backend does not say. */
  readonly conversation_id: string | null;
}

/** Reads a like; its times may arrive in camel or in snake case. */
export function readLikeEntry(raw: Schemas["LikeEntry"]): LikeEntry {
  return {
    created_at: raw.created_at,
    status: raw.status,
    user: readCandidate(raw.user),
    given_at: readText(raw.givenAt ?? raw.given_at),
    received_at: readText(raw.receivedAt ?? raw.received_at),
    confirmed_at: readText(raw.confirmedAt ?? raw.confirmed_at),
    message: readText(raw.message),
  };
}

/** Reads a match. */
export function readMatch(raw: Schemas["Match"]): Match {
  return {
    match_id: raw.match_id,
    created_at: raw.created_at,
    user: readCandidate(raw.user),
    conversation_id: raw.conversation_id ?? null,
  };
}
