import { useGemel } from "../gemel.tsx";
import type { Leaving } from "./leaving.ts";

/** Leaves the current page: for every link or button that a member leaves by, and for holders. */
export function useLeaving(): Leaving {
  return useGemel().leaving;
}
