import { Banner } from "@gemel/ui/Banner";
import { Button } from "@gemel/ui/Button";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import { useRecovery } from "../../flows/session/use-recovery.ts";

interface NotArrivedProps {
  /** The second try failed too. */
  isAgain: boolean;
  onRetry: () => void;
  onDismiss?: () => void;
  /** @default "floating" */
  placement?: "floating" | "inline";
}

/**
 * The code of a part did not arrive. It is asked for again, and where that does not help, as in a
 * browser that remembers the failure, the page is. A newer app, if that is why, comes by itself.
 */
export function NotArrived(props: NotArrivedProps) {
  const { isAgain, onRetry, onDismiss, placement = "floating" } = props;
  const intl = useIntl();
  const { isAsking, isUnreachable, retry } = useRecovery();
  const isStuck = isAgain && !isAsking && !isUnreachable;
  return (
    <Banner tone="danger" placement={placement} {...(onDismiss && { onDismiss })}>
      <Stack gap={2}>
        {intl.formatMessage({ id: isStuck ? "error.notLoaded.body" : "error.network" })}
        <div>
          <Button kind="secondary" size="small" onPress={isStuck ? retry : onRetry}>
            {intl.formatMessage({ id: isStuck ? "error.crash.reload" : "ui.retry" })}
          </Button>
        </div>
      </Stack>
    </Banner>
  );
}
