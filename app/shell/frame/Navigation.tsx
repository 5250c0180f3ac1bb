import { Button } from "@gemel/ui/Button";
import { Header, type HeaderProps } from "@gemel/ui/Header";
import { Link } from "@gemel/ui/Link";
import { LinkButton } from "@gemel/ui/LinkButton";
import { useIntl } from "@gemel/i18n";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { useOffline } from "../../flows/use-offline.ts";
import { useRecovery } from "../../flows/session/use-recovery.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { Boundary } from "../failures/Boundary.tsx";
import { Optional } from "../failures/Optional.tsx";
import { MemberHeader, OutOfReach } from "../lazy-pages.ts";

/** The header of every page: what a visitor or a member can open (docs/product.md section 2). */
export function Navigation({ onPhone }: Pick<HeaderProps, "onPhone">) {
  const { phase } = useSession();
  if (phase === "signedOut") return <VisitorHeader />;
  const waiting = <Header onPhone={onPhone} />;
  if (phase !== "signedIn") return waiting;
  return (
    <Boundary fallback={(problem) => (problem === "notLoaded" ? <NotLoadedHeader /> : <Header />)}>
      <Suspense fallback={waiting}>
        <MemberHeader onPhone={onPhone} />
      </Suspense>
    </Boundary>
  );
}

/** The page below is whole: it stays until the navigation can be had again, and the member may ask for that. */
function NotLoadedHeader() {
  const intl = useIntl();
  const { isAsking, isUnreachable, retry } = useRecovery();
  const isStuck = !isAsking && !isUnreachable;
  return (
    <Header
      actions={
        isStuck && (
          <Button kind="secondary" size="small" onPress={retry}>
            {intl.formatMessage({ id: "error.crash.reload" })}
          </Button>
        )
      }
    />
  );
}

/** For a visitor; for a member `MemberHeader` shows it. */
function OfflineNotice() {
  return (
    useOffline() && (
      // A visitor who came a moment ago has nothing to say it with yet.
      <Optional>
        <OutOfReach />
      </Optional>
    )
  );
}

function VisitorHeader() {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <Header
      notice={<OfflineNotice />}
      actions={
        <>
          <Link
            href="/login"
            kind="quiet"
            standalone
            aria-current={pathname === "/login" && "page"}
          >
            {intl.formatMessage({ id: "shell.nav.login" })}
          </Link>
          <LinkButton
            href="/register"
            kind={pathname === "/" ? "primary" : "secondary"}
            size="small"
            aria-current={pathname === "/register" && "page"}
          >
            {intl.formatMessage({ id: "shell.nav.register" })}
          </LinkButton>
        </>
      }
    />
  );
}
