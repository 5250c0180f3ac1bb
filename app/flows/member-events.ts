import type { LiveFrame } from "@gemel/api/live";

/**
 * What happened to the member somewhere else than on the screen. With `subscribed`, news begin to
 * arrive: none is sent twice, so what happened before is to be asked for.
 */
export type MemberEvent = { readonly event: "subscribed" } | Extract<LiveFrame, { type: "event" }>;

/** Whoever listens, for as long as the page lives. */
export type MemberListeners = Set<(event: MemberEvent) => void>;

export const tellMember = (listeners: MemberListeners, event: MemberEvent): void =>
  listeners.forEach((listener) => listener(event));
