import { use, type ReactNode } from "react";
import { AnnouncerContext } from "./announcer-context.ts";
import { AnnouncerRegion } from "./AnnouncerRegion.tsx";
import { systemClock, type Clock } from "../time/clock.ts";

export interface AnnouncerProps {
  children: ReactNode;
  /** Injected by tests. @default the system's */
  clock?: Clock;
}

/**
 * The one voice for screen readers around a conversation: it is polite, announces new messages in
 * batches, and speaks at most once in a few seconds. One inside another stays silent and leaves it
 * to the outer one, so that a screen with two conversations has one voice.
 *
 * Not for what is visible and announced in its own place, such as `Notice` or `Spinner`.
 */
export function Announcer({ children, clock = systemClock }: AnnouncerProps) {
  const outer = use(AnnouncerContext);
  return outer === null ? <AnnouncerRegion clock={clock}>{children}</AnnouncerRegion> : children;
}
