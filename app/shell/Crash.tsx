import { Button } from "@gemel/ui/Button";
import { Page } from "@gemel/ui/Page";
import { useIntl, type MessageId } from "@gemel/i18n";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";

/** Catches what breaks inside a page, so that the frame stays and the member can go elsewhere. */
export function Crash({ children }: { children: ReactNode }) {
  // Another query is the same page, whose state and focus stay.
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

/** A page's own code did not arrive: what Chromium, Firefox and Safari say of a failed `import()`. */
const isNotLoaded = (error: unknown): boolean =>
  error instanceof TypeError && /import|module script/.test(error.message);

type Crashed = "broken" | "notLoaded";

class Boundary extends Component<{ children: ReactNode }, { crashed: Crashed | null }> {
  override state: { crashed: Crashed | null } = { crashed: null };

  static getDerivedStateFromError(error: unknown): { crashed: Crashed } {
    return { crashed: isNotLoaded(error) ? "notLoaded" : "broken" };
  }

  override render(): ReactNode {
    const { crashed } = this.state;
    return crashed ? <CrashPage {...texts[crashed]} /> : this.props.children;
  }
}

const texts = {
  broken: { title: "error.crash.title", lead: "error.crash.body" },
  notLoaded: { title: "shell.unreachable.title", lead: "error.network" },
} as const satisfies Record<Crashed, CrashPageProps>;

interface CrashPageProps {
  title: MessageId;
  lead: MessageId;
}

/** Says that it is our fault, or that Gemel is out of reach, and offers to reload. */
function CrashPage({ title, lead }: CrashPageProps) {
  const intl = useIntl();
  return (
    <div role="alert">
      <title>
        {intl.formatMessage(
          { id: "shell.title.template" },
          { page: intl.formatMessage({ id: "shell.title.crash" }) },
        )}
      </title>
      <Page
        width="text"
        title={intl.formatMessage({ id: title })}
        lead={intl.formatMessage({ id: lead })}
      >
        <Button onPress={() => window.location.reload()}>
          {intl.formatMessage({ id: "error.crash.reload" })}
        </Button>
      </Page>
    </div>
  );
}
