import { useGemel } from "./gemel.tsx";
import type { Leaving } from "./leaving.ts";

/** The way off the page at hand: for every link or button that a member leaves by, and for holders. */
export function useLeaving(): Leaving {
  return useGemel().leaving;
}
