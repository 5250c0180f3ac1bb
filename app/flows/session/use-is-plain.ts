import { useSession } from "./use-session.ts";

/** Whether the member's server acknowledges no message (decision 0004); of a visitor's that is not known. */
export function useIsPlain(): boolean {
  const { user } = useSession();
  return user !== null && !user.capabilities.includes("acknowledgements");
}
