import { useLocation } from "react-router";

/** A parameter of the address's query; null when it is not there. */
export function useQuery(name: string): string | null {
  return new URLSearchParams(useLocation().search).get(name);
}
