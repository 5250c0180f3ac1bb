import { Button } from "@gemel/ui/Button";
import { Header } from "@gemel/ui/Header";
import { IconLink } from "@gemel/ui/IconLink";
import { NavLink } from "@gemel/ui/NavLink";
import { useIntl } from "@gemel/i18n";
import { Compass, House, ListChecks, Scale, Settings, UserRound } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useOffline } from "../flows/use-offline.ts";
import { useSession } from "../flows/use-session.ts";
import { Boundary } from "./Boundary.tsx";
import { WarningDialog } from "./lazy-pages.ts";
import { isWholeScreen } from "./is-whole-screen.ts";
import { LikesLink } from "./LikesLink.tsx";
import { MemberEvents } from "./MemberEvents.tsx";
import OutOfReach from "./OutOfReach.tsx";
import { TalkLink } from "./TalkLink.tsx";
import { useFlashText } from "./use-flash-text.ts";
import { useSignOut } from "./use-sign-out.ts";
import { useThemeColor } from "./use-theme-color.ts";

/** The header of a signed-in member. */
export default function MemberHeader() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { user, isUnreachable } = useSession();
  const isAway = useOffline() || isUnreachable;
  const isComplete = user?.onboarding_status === "onboarding_complete";
  useWelcomeBack(isAway);
  useThemeColor();
  const signOut = useSignOut();
  return (
    <>
      <Header
        notice={isAway && <OutOfReach />}
        hasBottomBar={!isWholeScreen(pathname)}
        actions={
          <>
            {user?.is_admin && (
              <IconLink
                href="/moderation"
                size="small"
                label={intl.formatMessage({ id: "shell.nav.moderation" })}
                isCurrent={/^\/moderation(\/|$)/.test(pathname)}
              >
                <Scale aria-hidden size="1em" strokeWidth={1.75} />
              </IconLink>
            )}
            <IconLink
              href="/settings"
              size="small"
              label={intl.formatMessage({ id: "shell.nav.settings" })}
              isCurrent={pathname === "/settings"}
            >
              <Settings aria-hidden size="1em" strokeWidth={1.75} />
            </IconLink>
            <Button kind="quiet" size="small" onPress={signOut}>
              {intl.formatMessage({ id: "shell.nav.logout" })}
            </Button>
          </>
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
        {isComplete && <TalkLink key={user.id} pathname={pathname} />}
        {isComplete && (
          <NavLink
            href="/discover"
            isCurrent={pathname === "/discover"}
            icon={<Compass size="1em" strokeWidth={1.75} />}
          >
            {intl.formatMessage({ id: "shell.nav.discover" })}
          </NavLink>
        )}
        {isComplete && <LikesLink key={user.id} pathname={pathname} />}
      </Header>
      {user && <MemberEvents user={user} />}
      {user?.is_warned ? (
        <Boundary fallback={() => null}>
          <Suspense>
            <WarningDialog />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}

/** Says that the connection is there again, to whoever was told that it was not. */
function useWelcomeBack(isAway: boolean): void {
  const show = useFlashText();
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) show("shell.unreachable.back", "success");
    wasAway.current = isAway;
  }, [isAway, show]);
}
