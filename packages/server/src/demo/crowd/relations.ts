/**
 * How somebody of the crowd stands to a named demo member: likes them, likes them with a first message, is
 * liked by them, is matched with them, is matched and has written, or is matched and talks with them.
 */
export type Relation = "likes" | "writes" | "is_liked" | "matches" | "greets" | "talks";

/** Of the members near a named one, in their order; those who come after mean nothing to them yet. */
export const relations: readonly Relation[] = [
  "likes",
  "matches",
  "writes",
  "is_liked",
  "likes",
  "greets",
  "likes",
  "likes",
  "is_liked",
  "writes",
  "likes",
  "matches",
  "likes",
  "likes",
  "is_liked",
  "writes",
  "likes",
  "talks",
  "likes",
  "likes",
  "likes",
  "likes",
  "likes",
  "likes",
  "likes",
  "likes",
  "likes",
  "likes",
  "likes",
  "likes",
  "likes",
];
