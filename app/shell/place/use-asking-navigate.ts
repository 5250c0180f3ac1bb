import { resolvePath, useLocation, useNavigate } from "react-router";
import { useLeaving } from "../../flows/session/use-leaving.ts";

/**
 * Goes to an address, once a page with unsaved work lets the member go; within a page, at once.
 * @returns takes the state of the history's entry too
 */
export function useAskingNavigate(): (to: string, state?: object) => void {
  const navigate = useNavigate();
  const { pathname, state: former } = useLocation();
  const { request } = useLeaving();
  return (to, state) => {
    // A page that was wanted before signing in is not forgotten on the way through other pages.
    const go = (): void => void navigate(to, { state: state ?? (former?.from && former) });
    if (resolvePath(to, pathname).pathname === pathname) go();
    else request(go);
  };
}
