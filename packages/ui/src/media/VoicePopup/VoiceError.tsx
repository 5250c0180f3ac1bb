import { useIntl } from "@gemel/i18n";
import { Button } from "../../actions/Button/Button.tsx";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Inline } from "../../layout/Inline/Inline.tsx";

export interface VoiceErrorProps {
  message: string;
  help: string | undefined;
  /** Absent where trying again cannot help. */
  onRetry: (() => void) | undefined;
  onCancel: () => void;
}

/** What went wrong, in the place of the round button. */
export function VoiceError({ message, help, onRetry, onCancel }: VoiceErrorProps) {
  const intl = useIntl();
  return (
    <>
      {help === undefined ? (
        <Notice tone="danger">{message}</Notice>
      ) : (
        <Notice tone="danger" title={message}>
          {help}
        </Notice>
      )}
      {onRetry ? (
        <Inline justify="center">
          <Button onPress={onRetry}>{intl.formatMessage({ id: "ui.retry" })}</Button>
          <Button kind="quiet" onPress={onCancel}>
            {intl.formatMessage({ id: "ui.dialog.cancel" })}
          </Button>
        </Inline>
      ) : null}
    </>
  );
}
