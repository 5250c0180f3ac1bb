import type { LiveFrame } from "@gemel/api/live";
import type { NewMatch } from "@gemel/machines/match-celebration";
import type { ReactionFailure } from "@gemel/machines/reactions";

/**
 * An event of the member. Most come from the live connection, about what happened elsewhere
 * than on the screen. With `subscribed`, its events begin to arrive, and what happened before must be fetched.
 * As the page begins, none comes from a server that says by `resync` whether anything did. `matched` comes from
 * the member's own like, `unsent` from one that failed when they had left its list.
 */
export type MemberEvent =
  | { readonly event: "subscribed" }
  | { readonly event: "matched"; readonly match: NewMatch }
  | { readonly event: "unsent"; readonly failure: ReactionFailure }
  | Extract<LiveFrame, { type: "event" }>;

/** The listeners, for as long as the page lives. */
export type MemberListeners = Set<(event: MemberEvent) => void>;

export const notifyMember = (listeners: MemberListeners, event: MemberEvent): void =>
  listeners.forEach((listener) => listener(event));
