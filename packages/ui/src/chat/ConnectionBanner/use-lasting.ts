import { useEffect, useState } from "react";
import type { Clock } from "../time/clock.ts";

/**
 * Whether something has been so for a while, for what must not flicker.
 * @param ms how long
 */
export function useLasting(is: boolean, ms: number, clock: Clock): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!is) return;
    const cancel = clock.after(ms, () => setLasted(true));
    return () => {
      cancel();
      setLasted(false);
    };
  }, [is, ms, clock]);
  return is && hasLasted;
}
