import { Button } from "@gemel/ui/Button";
import { Page } from "@gemel/ui/Page";
import { useIntl } from "@gemel/i18n";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";

/** Catches what breaks inside a page, so that the frame stays and the member can go elsewhere. */
export function Crash({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary key={key}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}

/** Says that it is our fault, that what was saved is safe, and offers to reload. */
function CrashPage() {
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
        title={intl.formatMessage({ id: "error.crash.title" })}
        lead={intl.formatMessage({ id: "error.crash.body" })}
      >
        <Button onPress={() => window.location.reload()}>
          {intl.formatMessage({ id: "error.crash.reload" })}
        </Button>
      </Page>
    </div>
  );
}
