import { resolvePath, useLocation, useNavigate } from "react-router";
import { useLeaving } from "../../flows/session/use-leaving.ts";

/** Follows a link, once a page with unsaved work lets the member go; within a page, at once. */
export function useAskingNavigate(): (to: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { request } = useLeaving();
  return (to) => {
    const go = (): void => void navigate(to);
    if (resolvePath(to, pathname).pathname === pathname) go();
    else request(go);
  };
}
