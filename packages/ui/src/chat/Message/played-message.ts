import { createContext } from "react";

/**
 * Reports to a list which of its messages plays, so that the list keeps it when the reader has scrolled it
 * out of view: it plays on, and can be resumed after a pause.
 */
export const PlayedMessageContext = createContext<(id: string) => void>(() => undefined);
