import { useIntl } from "@gemel/i18n";
import { Button } from "../../actions/Button/Button.tsx";
import { Inline } from "../../layout/Inline/Inline.tsx";

export interface VoiceErrorProps {
  /** Absent where trying again cannot help. */
  onRetry: (() => void) | undefined;
  onCancel: () => void;
}

/** The ways on after an error, in the place of the round button. */
export function VoiceError({ onRetry, onCancel }: VoiceErrorProps) {
  const intl = useIntl();
  if (!onRetry)
    return (
      <Button slot="close" kind="secondary">
        {intl.formatMessage({ id: "ui.dialog.close" })}
      </Button>
    );
  return (
    <Inline justify="center">
      <Button onPress={onRetry}>{intl.formatMessage({ id: "ui.retry" })}</Button>
      <Button kind="quiet" onPress={onCancel}>
        {intl.formatMessage({ id: "ui.dialog.cancel" })}
      </Button>
    </Inline>
  );
}
