import { useIntl } from "@gemel/i18n";
import { Button } from "../../actions/Button/Button.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { AiIntro } from "../AiLabel/AiIntro.tsx";
import { AiLabel } from "../AiLabel/AiLabel.tsx";
import * as css from "./MessageList.css.ts";
import type { Partner } from "./partner.ts";

export interface HistoryEdgeProps {
  partner: Partner;
  /** `more`: older messages exist; `start`: these are the first ones. */
  state: "more" | "loading" | "failed" | "start";
  onRetry: (() => void) | undefined;
}

/** Above the oldest message that is loaded. */
export function HistoryEdge({ partner: { kind, name }, state, onRetry }: HistoryEdgeProps) {
  const intl = useIntl();
  if (state === "start") {
    if (kind === "other") return null;
    return (
      <div className={css.history}>
        <div className={css.intro}>
          <AiLabel speaker={kind} name={name} />
          <AiIntro speaker={kind} />
        </div>
      </div>
    );
  }
  return (
    <div className={css.history}>
      {state === "loading" ? (
        <Spinner
          size="small"
          label={intl.formatMessage({ id: "chat.messages.loadingEarlier" })}
          labelHidden
        />
      ) : null}
      {state === "failed" ? (
        <>
          <span role="status">{intl.formatMessage({ id: "chat.messages.earlierFailed" })}</span>
          <Button kind="quiet" size="small" {...(onRetry ? { onPress: onRetry } : {})}>
            {intl.formatMessage({ id: "chat.messages.tryAgain" })}
          </Button>
        </>
      ) : null}
    </div>
  );
}
