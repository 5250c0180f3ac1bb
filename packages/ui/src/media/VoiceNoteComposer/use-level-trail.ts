import { useState } from "react";
import type { Peaks } from "../Waveform/peaks.ts";

const tickMs = 100;

/** The last loudnesses, ten a second at most, the newest at the end; silence before the first. */
export function useLevelTrail(level: number, elapsedMs: number, length: number): Peaks {
  const tick = Math.floor(elapsedMs / tickMs);
  const [kept, setKept] = useState(() => ({
    tick,
    trail: Array.from({ length }, () => 0),
  }));
  if (tick > kept.tick) setKept({ tick, trail: [...kept.trail.slice(1), level] });
  return kept.trail;
}
