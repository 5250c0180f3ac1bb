import type { LiveFrame } from "@gemel/api/live";
import type { NewMatch } from "@gemel/machines/match-celebration";

/**
 * What happened to the member. Most is told by the live connection, of what went on somewhere else
 * than on the screen. With `subscribed`, its news begin to arrive: none is sent twice, so what
 * happened before is to be asked for. `matched` is told by the page on which the member returned a
 * like.
 */
export type MemberEvent =
  | { readonly event: "subscribed" }
  | { readonly event: "matched"; readonly match: NewMatch }
  | Extract<LiveFrame, { type: "event" }>;

/** Whoever listens, for as long as the page lives. */
export type MemberListeners = Set<(event: MemberEvent) => void>;

export const tellMember = (listeners: MemberListeners, event: MemberEvent): void =>
  listeners.forEach((listener) => listener(event));
