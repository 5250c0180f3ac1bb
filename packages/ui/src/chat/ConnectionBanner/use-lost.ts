import { useState } from "react";
import type { ConnectionState } from "./connection-state.ts";

/** Whether a connection was lost and is not there again, so that attempts do not count as one. */
export function useLost(state: ConnectionState): boolean {
  const [isLost, setLost] = useState(false);
  const next = state === "disconnected" || (isLost && state === "connecting");
  if (next !== isLost) setLost(next);
  return next;
}
