import { useEffect, useEffectEvent, useRef } from "react";
import type { Message } from "../Message/message.ts";

/** Number of messages to check: those being sent are near the end. */
const reach = 20;

/** Calls back with a message when sending it failed. */
export function useFailures(
  messages: readonly Message[],
  onFail: (message: Message) => void,
): void {
  const sending = useRef<ReadonlySet<string>>(new Set());
  const notify = useEffectEvent(onFail);
  useEffect(() => {
    const recent = messages.slice(-reach);
    const failed = recent.find(({ id, state }) => state === "failed" && sending.current.has(id));
    sending.current = new Set(
      recent.filter(({ state }) => state === "sending" || state === "unsent").map(({ id }) => id),
    );
    if (failed) notify(failed);
  }, [messages]);
}
