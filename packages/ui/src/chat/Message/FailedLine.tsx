import { useIntl } from "@gemel/i18n";
import { CircleAlert } from "lucide-react";
import { Button } from "../../actions/Button/Button.tsx";
import * as css from "./Message.css.ts";

interface FailedLineProps {
  id: string;
  failure: string | undefined;
  onRetry: ((id: string) => void) | undefined;
  onDiscard: ((id: string) => void) | undefined;
}

/** Below a message that could not be sent. */
export function FailedLine({ id, failure, onRetry, onDiscard }: FailedLineProps) {
  const intl = useIntl();
  return (
    <div className={css.failed}>
      <span className={css.failedText}>
        <CircleAlert aria-hidden size="1.15em" strokeWidth={1.75} />
        {failure ?? intl.formatMessage({ id: "chat.message.failed" })}
      </span>
      {onRetry ? (
        <Button kind="quiet" size="small" onPress={() => onRetry(id)}>
          {intl.formatMessage({ id: "chat.message.retry" })}
        </Button>
      ) : null}
      {onDiscard ? (
        <Button kind="quiet" size="small" onPress={() => onDiscard(id)}>
          {intl.formatMessage({ id: "chat.message.discard" })}
        </Button>
      ) : null}
    </div>
  );
}
