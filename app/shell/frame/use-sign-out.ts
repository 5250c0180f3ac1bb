import { forgetMember } from "../../flows/session/forget-member.ts";
import { useLeaving } from "../../flows/session/use-leaving.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { useDeparture } from "../place/use-departure.ts";

/** An unfinished questionnaire and its result wait for their member (decision 0006). */
const outlasting = ["questionnaireProgress", "awaitsResult"];

/** Signs out here, once a page with unsaved work lets the member go. */
export function useSignOut(): () => void {
  const { user, signOut } = useSession();
  const leaving = useLeaving();
  const depart = useDeparture();
  const end = (): void => {
    signOut();
    if (user) forgetMember(user.id, outlasting);
  };
  return () => leaving.request(() => depart(end));
}
