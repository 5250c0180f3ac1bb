import { Banner } from "@gemel/ui/Banner";
import { Button } from "@gemel/ui/Button";
import { Header } from "@gemel/ui/Header";
import { NavLink } from "@gemel/ui/NavLink";
import { useIntl } from "@gemel/i18n";
import { Compass, Heart, House, ListChecks, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLeaving } from "../flows/use-leaving.ts";
import { useSession } from "../flows/use-session.ts";
import { MemberEvents } from "./MemberEvents.tsx";
import { useFlashText } from "./use-flash-text.ts";

/** The header of a signed-in member. */
export default function MemberHeader() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user, signOut, isUnreachable } = useSession();
  const isComplete = user?.onboarding_status === "onboarding_complete";
  useWelcomeBack(isUnreachable);
  const leaving = useLeaving();
  const goAndSignOut = async (): Promise<void> => {
    // To a public page first: the gate of a member's page would ask to sign in again.
    await navigate("/");
    signOut();
  };
  return (
    <>
      <Header
        actions={
          <Button
            kind="quiet"
            size="small"
            onPress={() => leaving.request(() => void goAndSignOut())}
          >
            {intl.formatMessage({ id: "shell.nav.logout" })}
          </Button>
        }
      >
        <NavLink
          href="/home"
          isCurrent={pathname === "/home" || pathname === "/"}
          icon={<House size="1em" strokeWidth={1.75} />}
        >
          {intl.formatMessage({ id: "shell.nav.home" })}
        </NavLink>
        <NavLink
          href="/profile"
          isCurrent={pathname === "/profile"}
          icon={<UserRound size="1em" strokeWidth={1.75} />}
        >
          {intl.formatMessage({ id: "shell.nav.profile" })}
        </NavLink>
        {user?.onboarding_status === "profile_completed" && (
          <NavLink
            href="/questionnaire"
            isCurrent={pathname === "/questionnaire"}
            icon={<ListChecks size="1em" strokeWidth={1.75} />}
          >
            {intl.formatMessage({ id: "shell.nav.questionnaire" })}
          </NavLink>
        )}
        {isComplete && (
          <NavLink
            href="/discover"
            isCurrent={pathname === "/discover"}
            icon={<Compass size="1em" strokeWidth={1.75} />}
          >
            {intl.formatMessage({ id: "shell.nav.discover" })}
          </NavLink>
        )}
        {isComplete && (
          <NavLink
            href="/likes"
            isCurrent={pathname === "/likes"}
            icon={<Heart size="1em" strokeWidth={1.75} />}
          >
            {intl.formatMessage({ id: "shell.nav.likes" })}
          </NavLink>
        )}
      </Header>
      {isUnreachable && <OutOfReach />}
      {user && <MemberEvents user={user} />}
    </>
  );
}

/** Says that the connection is there again, to whoever was told that it was not. */
function useWelcomeBack(isUnreachable: boolean): void {
  const show = useFlashText();
  const wasUnreachable = useRef(false);
  useEffect(() => {
    if (wasUnreachable.current && !isUnreachable) show("shell.unreachable.back", "success");
    wasUnreachable.current = isUnreachable;
  }, [isUnreachable, show]);
}

/** Said for as long as it is so; the session keeps trying. */
function OutOfReach() {
  const intl = useIntl();
  return (
    <Banner tone="warning" placement="inline">
      <strong>{intl.formatMessage({ id: "shell.unreachable.title" })}</strong>{" "}
      {intl.formatMessage({ id: "shell.unreachable.body" })}
    </Banner>
  );
}
