import { Header } from "@gemel/ui/Header";
import { Link } from "@gemel/ui/Link";
import { LinkButton } from "@gemel/ui/LinkButton";
import { useIntl } from "@gemel/i18n";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useSession } from "../flows/use-session.ts";

/** Comes with its icons, when there is a member to show it to. */
const MemberHeader = lazy(() => import("./MemberHeader.tsx"));

/** The header of every page: what a visitor or a member can open (SPEC.md section 2). */
export function Navigation() {
  const { phase } = useSession();
  if (phase === "signedOut") return <VisitorHeader />;
  if (phase !== "signedIn") return <Header />;
  return (
    <Suspense fallback={<Header />}>
      <MemberHeader />
    </Suspense>
  );
}

function VisitorHeader() {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <Header
      actions={
        <>
          {pathname !== "/login" && (
            <Link href="/login" kind="quiet" standalone>
              {intl.formatMessage({ id: "shell.nav.login" })}
            </Link>
          )}
          {pathname !== "/register" && (
            <LinkButton
              href="/register"
              kind={pathname === "/" ? "primary" : "secondary"}
              size="small"
            >
              {intl.formatMessage({ id: "shell.nav.register" })}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
