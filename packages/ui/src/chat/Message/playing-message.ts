import { createContext } from "react";

/** Tells a list which of its messages is heard, so that it keeps the one that its reader has scrolled away. */
export const PlayingMessageContext = createContext<(id: string, isPlaying: boolean) => void>(
  () => undefined,
);
