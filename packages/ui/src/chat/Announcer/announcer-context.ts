import { createContext, use } from "react";
import type { Spoken } from "./announcement-batch.ts";

export interface AnnouncerActions {
  /** A message arrived; announced with others that arrive at the same time. */
  announceMessage: (spoken: Spoken) => void;
  /** The result of the member's own action; announced at once. */
  say: (text: string) => void;
}

export const AnnouncerContext = createContext<AnnouncerActions | null>(null);

/**
 * Speaks to screen readers from within an `Announcer`.
 * @throws Error outside of one
 */
export function useAnnouncer(): AnnouncerActions {
  const announcer = use(AnnouncerContext);
  if (announcer === null) throw new Error("Wrap it in <Announcer>");
  return announcer;
}
