/**
 * The relation of the caller to Ada, who owns the requested data. The most distant relation is first, so
 * that who is refused has asked before who changes something.
 */
export const relations = [
  /** No session at all. */
  "anonymous",
  /** A member with a session of before. */
  "suspended",
  "deleted",
  /** Has verified the address but has no profile. */
  "newcomer",
  /** Matched with her and in talk with her until she blocked them. */
  "blocked",
  /** Matched with her and in talk with her until they blocked her. */
  "blocker",
  "stranger",
  /** She likes them; they have not reacted. */
  "liked",
  /** An admin who is a stranger otherwise. */
  "admin",
  "matched",
  /** Ada herself. */
  "owner",
] as const;

export type Relation = (typeof relations)[number];
