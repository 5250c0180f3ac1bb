import type { Candidate, LikeEntry, Match } from "@gemel/api/values";

/** A candidate with few fields, for tests of order and number. */
export const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  nickname: `Nickname of ${id}`,
  age_years: 34,
  sex: "female",
  country: "FR",
  city: "Lyon",
  bio: null,
  profile_picture_url: null,
  voice_message_url: null,
  has_voice: false,
  children_status: null,
  pets_status: null,
  child_intent: null,
  pet_intent: null,
  twin_share_pre_like: true,
  twin_share_on_match: true,
  twin_available: true,
  compatibility: null,
  scores_withheld: false,
  ...more,
});

/** A page of a list. */
export const pageOf = <Item>(
  items: readonly Item[],
  next_cursor: string | null = null,
  total: number | null = null,
) => ({ items, next_cursor, total });

/** A page of the feed. */
export const feedOf = (ids: readonly string[], next_cursor: string | null = null) => ({
  ...pageOf(
    ids.map((id) => candidate(id)),
    next_cursor,
  ),
  tightest_criterion: null,
});

export const likeFrom = (id: string): LikeEntry => ({
  created_at: "2026-05-03T10:00:00Z",
  status: "pending",
  user: candidate(id),
  given_at: null,
  received_at: "2026-05-03T10:00:00Z",
  confirmed_at: null,
  message: null,
});

export const matchWith = (id: string): Match => ({
  match_id: `match with ${id}`,
  created_at: "2026-05-04T10:00:00Z",
  user: candidate(id),
  conversation_id: null,
});
