import type { LiveFrame } from "@gemel/api/live";
import type { NewMatch } from "@gemel/machines/match-celebration";

/**
 * An event of the member. Most come from the live connection, about what happened elsewhere
 * than on the screen. With `subscribed`, its events begin to arrive: none is sent twice, so what
 * happened before must be fetched. `matched` comes from the member's own like.
 */
export type MemberEvent =
  | { readonly event: "subscribed" }
  | { readonly event: "matched"; readonly match: NewMatch }
  | Extract<LiveFrame, { type: "event" }>;

/** The listeners, for as long as the page lives. */
export type MemberListeners = Set<(event: MemberEvent) => void>;

export const notifyMember = (listeners: MemberListeners, event: MemberEvent): void =>
  listeners.forEach((listener) => listener(event));
