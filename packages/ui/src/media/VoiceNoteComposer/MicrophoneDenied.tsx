import { useIntl } from "@gemel/i18n";
import { Button } from "../../actions/Button/Button.tsx";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Inline } from "../../layout/Inline/Inline.tsx";

export interface MicrophoneDeniedProps {
  onRetry: () => void;
  onCancel: () => void;
}

/** The browser refused the microphone: what to do about it. */
export function MicrophoneDenied({ onRetry, onCancel }: MicrophoneDeniedProps) {
  const intl = useIntl();
  return (
    <>
      <Notice tone="danger" title={intl.formatMessage({ id: "media.denied" })}>
        {intl.formatMessage({ id: "media.deniedHelp" })}
      </Notice>
      <Inline>
        <Button kind="secondary" size="small" onPress={onRetry}>
          {intl.formatMessage({ id: "ui.retry" })}
        </Button>
        <Button kind="quiet" size="small" onPress={onCancel}>
          {intl.formatMessage({ id: "ui.dialog.cancel" })}
        </Button>
      </Inline>
    </>
  );
}
