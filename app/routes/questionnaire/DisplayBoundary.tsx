import { ErrorState } from "@gemel/ui/ErrorState";
import { useIntl } from "@gemel/i18n";
import { Component, type ReactNode } from "react";

interface DisplayBoundaryProps {
  children: ReactNode;
}

/** Catches what breaks while a question is drawn; the answers are kept, and trying again is offered. */
export class DisplayBoundary extends Component<DisplayBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <DisplayFailed onRetry={() => this.setState({ isBroken: false })} />;
  }
}

function DisplayFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <ErrorState
      title={intl.formatMessage({ id: "questionnaire.error.display" })}
      onRetry={onRetry}
    />
  );
}
