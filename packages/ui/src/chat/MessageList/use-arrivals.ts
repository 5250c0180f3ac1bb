import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Message } from "../Message/message.ts";
import { arrivals } from "./arrivals.ts";

/** The messages that came to the end of a conversation since it was first shown. */
export function useArrivals(
  messages: readonly Message[],
  isReady: boolean,
  onArrive: (arrived: readonly Message[]) => void,
): void {
  const before = useRef<readonly Message[]>(undefined);
  const notify = useEffectEvent(onArrive);
  useLayoutEffect(() => {
    if (!isReady) return;
    const arrived = before.current === undefined ? [] : arrivals(before.current, messages);
    before.current = messages;
    if (arrived.length > 0) notify(arrived);
  }, [messages, isReady]);
}
