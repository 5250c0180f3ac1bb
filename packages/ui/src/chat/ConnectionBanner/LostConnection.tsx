import { useIntl } from "@gemel/i18n";
import { WifiOff } from "lucide-react";
import { Button } from "../../actions/Button/Button.tsx";
import type { Clock } from "../time/clock.ts";
import * as css from "./ConnectionBanner.css.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

export interface LostConnectionProps {
  text: string;
  /** When the next attempt begins; its past is an attempt that runs, none is no attempt. */
  retryAt: Date | undefined;
  onRetry: (() => void) | undefined;
  clock: Clock;
}

/** The banner of a lost connection. */
export function LostConnection({ text, retryAt, onRetry, clock }: LostConnectionProps) {
  const intl = useIntl();
  const seconds = useSecondsUntil(retryAt, clock);
  return (
    <div className={css.banners.disconnected}>
      <span className={css.text}>
        <span className={css.icon}>
          <WifiOff aria-hidden size="1.25em" strokeWidth={1.75} />
        </span>
        <span>
          {text}{" "}
          {seconds === undefined ? null : (
            <span className={css.count}>
              {intl.formatMessage({ id: "chat.connection.retryIn" }, { seconds })}
            </span>
          )}
        </span>
      </span>
      {onRetry ? (
        <Button kind="secondary" size="small" onPress={onRetry} isPending={seconds === 0}>
          {intl.formatMessage({ id: "chat.connection.retry" })}
        </Button>
      ) : null}
    </div>
  );
}
