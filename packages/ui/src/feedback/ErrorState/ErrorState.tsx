import type { ReactNode } from "react";
import { RotateCw } from "lucide-react";
import { useIntl } from "@gemel/i18n";
import { Button } from "../../actions/Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { BrokenRings } from "./BrokenRings.tsx";

export interface ErrorStateProps {
  /** The failed action, in the member's words. */
  title: ReactNode;
  /** The member's options, and that nothing is lost if that is so. */
  children?: ReactNode;
  /** Shows the button that tries again. */
  onRetry?: (() => void) | undefined;
  /** The retry is running. @default false */
  isRetrying?: boolean;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
}

/**
 * A part of a screen that could not be loaded, with the way to try again. Announced when it
 * appears.
 *
 * Not for wrong entries in a form (`Notice` and the fields), nor for a place that is merely empty
 * (`EmptyState`).
 */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  headingLevel = 2,
}: ErrorStateProps) {
  const intl = useIntl();
  return (
    <div role="alert">
      <EmptyState
        title={title}
        headingLevel={headingLevel}
        picture={<BrokenRings />}
        action={
          onRetry ? (
            <Button
              kind="secondary"
              onPress={onRetry}
              isPending={isRetrying}
              icon={<RotateCw aria-hidden size="1em" />}
            >
              {intl.formatMessage({ id: "ui.errorState.retry" })}
            </Button>
          ) : null
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
