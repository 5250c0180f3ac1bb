import { Button } from "@gemel/ui/Button";
import { Inline } from "@gemel/ui/Inline";
import { Link } from "@gemel/ui/Link";
import { Page } from "@gemel/ui/Page";
import { useIntl, type MessageId } from "@gemel/i18n";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useRecovery } from "../../flows/session/use-recovery.ts";
import { Boundary } from "./Boundary.tsx";
import { pageOf } from "../place/open-chat.ts";
import { usePageTitle } from "../place/use-page-title.ts";

/** Catches what breaks inside a page, so that the frame stays and the member can go elsewhere. */
export function Crash({ children }: { children: ReactNode }) {
  // Another query is the same page: its state and focus stay.
  const { pathname } = useLocation();
  return (
    <Boundary
      key={pageOf(pathname)}
      fallback={(problem) => (problem === "broken" ? <Broken /> : <NotLoaded />)}
    >
      {children}
    </Boundary>
  );
}

/** Shown for our own errors. */
function Broken() {
  const intl = useIntl();
  return (
    <CrashPage
      title="error.crash.title"
      lead="error.crash.body"
      onRetry={() => window.location.reload()}
    >
      <Link href="/contact" standalone>
        {intl.formatMessage({ id: "error.crash.contact" })}
      </Link>
    </CrashPage>
  );
}

/** The page's own code did not arrive; it is requested until it does. */
function NotLoaded() {
  const { isAsking, isUnreachable, retry } = useRecovery();
  return (
    <CrashPage
      title={isUnreachable ? "shell.unreachable.title" : "error.notLoaded.title"}
      lead={isUnreachable ? "shell.unreachable.body" : "error.notLoaded.body"}
      isRetrying={isAsking}
      onRetry={retry}
    />
  );
}

interface CrashPageProps {
  title: MessageId;
  lead: MessageId;
  isRetrying?: boolean;
  onRetry: () => void;
  /** A further way on. */
  children?: ReactNode;
}

/** Says what happened, what stays, and how to go on. */
function CrashPage({ title, lead, isRetrying = false, onRetry, children }: CrashPageProps) {
  const intl = useIntl();
  return (
    <div role="alert">
      <title>{usePageTitle("shell.title.crash")}</title>
      <Page
        width="text"
        title={intl.formatMessage({ id: title })}
        lead={intl.formatMessage({ id: lead })}
      >
        <Inline gap={6}>
          <Button isPending={isRetrying} onPress={onRetry}>
            {intl.formatMessage({ id: "error.crash.reload" })}
          </Button>
          <Link href="/" standalone>
            {intl.formatMessage({ id: "error.notFound.action" })}
          </Link>
          {children}
        </Inline>
      </Page>
    </div>
  );
}
