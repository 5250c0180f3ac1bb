import { useEffect, useState } from "react";
import type { Clock } from "../time/clock.ts";

const secondMs = 1000;

/** Whole seconds until a moment, counting down to 0; nothing without a moment. */
export function useSecondsUntil(moment: Date | undefined, clock: Clock): number | undefined {
  const end = moment?.getTime();
  const [seen, setSeen] = useState(() => ({ end, now: clock.now() }));
  // A new moment is counted from now, not from the last second of the previous one.
  if (seen.end !== end) setSeen({ end, now: clock.now() });

  useEffect(() => {
    if (end === undefined) return;
    let cancel: (() => void) | undefined;
    const next = () => {
      const left = end - clock.now();
      // Ticks at whole seconds before the end, so that none is skipped or shown twice.
      if (left > 0) cancel = clock.after(left % secondMs || secondMs, tick);
    };
    const tick = () => {
      setSeen({ end, now: clock.now() });
      next();
    };
    next();
    return () => cancel?.();
  }, [end, clock]);

  return end === undefined ? undefined : Math.max(0, Math.ceil((end - seen.now) / secondMs));
}
