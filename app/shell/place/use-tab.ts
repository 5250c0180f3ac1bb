import { useNavigate } from "react-router";
import { useQuery } from "./use-query.ts";

/**
 * The tab that the address names by `?tab=`, else the first, and the way to another, which the
 * address then names. Tabs leave no steps in the browser's history.
 */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const navigate = useNavigate();
  const asked = useQuery("tab");
  const tab = tabs.find((one) => one === asked) ?? tabs[0];
  const select = (next: Tab): void => {
    void navigate({ search: `?tab=${next}` }, { replace: true });
  };
  return [tab, select] as const;
}
