import { useState } from "react";
import type { Peaks } from "../Waveform/peaks.ts";

const tickMs = 100;

/** The last loudnesses, ten a second at most, the newest at the end; silence before the first. */
export function useLevelTrail(level: number, elapsedMs: number, length: number): Peaks {
  const tick = Math.floor(elapsedMs / tickMs);
  const [heard, setHeard] = useState(() => ({
    tick,
    trail: Array.from({ length }, () => 0),
  }));
  if (tick > heard.tick) setHeard({ tick, trail: [...heard.trail.slice(1), level] });
  return heard.trail;
}
