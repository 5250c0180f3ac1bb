import { Banner } from "@gemel/ui/Banner";
import { Button } from "@gemel/ui/Button";
import { Header } from "@gemel/ui/Header";
import { NavLink } from "@gemel/ui/NavLink";
import { useIntl } from "@gemel/i18n";
import { House, ListChecks, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../flows/use-session.ts";
import { useFlashText } from "./use-flash-text.ts";

/** The header of a signed-in member. */
export default function MemberHeader() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user, signOut, isUnreachable } = useSession();
  useWelcomeBack(isUnreachable);
  const leave = async (): Promise<void> => {
    // To a public page first: the gate of a member's page would ask to sign in again.
    await navigate("/");
    signOut();
  };
  return (
    <>
      <Header
        actions={
          <Button kind="quiet" size="small" onPress={() => void leave()}>
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
      </Header>
      {isUnreachable && <OutOfReach />}
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
