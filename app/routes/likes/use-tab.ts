import { useNavigate } from "react-router";
import { likesLists, type LikesList } from "../../flows/use-likes.ts";
import { useQuery } from "../../shell/use-query.ts";

/** The tab that the address names, and the way to another, which the address then names. */
export function useTab() {
  const navigate = useNavigate();
  const asked = useQuery("tab");
  const tab = likesLists.find((list) => list === asked) ?? "received";
  const select = (next: LikesList): void => {
    void navigate({ search: `?tab=${next}` }, { replace: true });
  };
  return [tab, select] as const;
}
