import { Header, type HeaderProps } from "@gemel/ui/Header";
import { Link } from "@gemel/ui/Link";
import { NavLink } from "@gemel/ui/NavLink";
import { useIntl } from "@gemel/i18n";
import { Compass, House, ListChecks } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useOffline } from "../../flows/use-offline.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { Account } from "./Account.tsx";
import { Optional } from "../failures/Optional.tsx";
import { WarningDialog } from "../lazy-pages.ts";
import { LikesLink } from "./LikesLink.tsx";
import { MemberEvents } from "./MemberEvents.tsx";
import OutOfReach from "../failures/OutOfReach.tsx";
import { TalkLink } from "./TalkLink.tsx";
import { useFlashText } from "./use-flash-text.ts";
import { useThemeColor } from "../platform/use-theme-color.ts";

export default function MemberHeader({ onPhone }: Pick<HeaderProps, "onPhone">) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { user, isUnreachable } = useSession();
  const isOffline = useOffline() || isUnreachable;
  const isComplete = user?.onboarding_status === "onboarding_complete";
  useWelcomeBack(isOffline);
  useThemeColor();
  return (
    <>
      <Header
        notice={isOffline && <OutOfReach />}
        onPhone={onPhone}
        account={<Account pathname={pathname} />}
        actions={
          // A phone shows no other way out; what is answered is kept.
          onPhone === "logo" && (
            <Link href="/home" kind="quiet" standalone>
              {intl.formatMessage({ id: "shell.nav.pause" })}
            </Link>
          )
        }
      >
        <NavLink
          href="/home"
          isCurrent={pathname === "/home" || pathname === "/"}
          icon={<House size="1em" strokeWidth={1.75} />}
        >
          {intl.formatMessage({ id: "shell.nav.home" })}
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
        {isComplete && <TalkLink key={user.id} pathname={pathname} />}
        {isComplete && <LikesLink key={user.id} pathname={pathname} />}
      </Header>
      {user && <MemberEvents user={user} />}
      {user?.is_warned ? (
        <Optional>
          <WarningDialog />
        </Optional>
      ) : null}
    </>
  );
}

/** Says that the connection is back, if its loss was shown. */
function useWelcomeBack(isOffline: boolean): void {
  const show = useFlashText();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline) show("shell.unreachable.back", "success");
    wasOffline.current = isOffline;
  }, [isOffline, show]);
}
