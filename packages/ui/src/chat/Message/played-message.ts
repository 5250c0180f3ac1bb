import { createContext } from "react";

/**
 * Says to a list which of its messages plays, so that it keeps the one that its reader has scrolled
 * away: it plays on, and once paused it goes on from there.
 */
export const PlayedMessageContext = createContext<(id: string) => void>(() => undefined);
