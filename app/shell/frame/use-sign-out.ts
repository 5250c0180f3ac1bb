import { forgetMember } from "../../flows/session/forget-member.ts";
import { useLeaving } from "../../flows/session/use-leaving.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { useDeparture } from "../place/use-departure.ts";

/** Signs out here, once a page with unsaved work lets the member go. */
export function useSignOut(): () => void {
  const { user, signOut } = useSession();
  const leaving = useLeaving();
  const depart = useDeparture();
  const end = (): void => {
    signOut();
    if (user) forgetMember(user.id);
  };
  return () => leaving.request(() => depart(end));
}
