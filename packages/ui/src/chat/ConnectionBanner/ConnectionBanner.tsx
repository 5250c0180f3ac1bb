import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { RingsInMotion } from "../../feedback/Spinner/RingsInMotion.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { systemClock, type Clock } from "../time/clock.ts";
import type { ConnectionState } from "./connection-state.ts";
import * as css from "./ConnectionBanner.css.ts";
import { LostConnection } from "./LostConnection.tsx";
import { useLasting } from "./use-lasting.ts";
import { useLost } from "./use-lost.ts";

export type { ConnectionState } from "./connection-state.ts";

export interface ConnectionBannerProps {
  state: ConnectionState;
  /** When the next attempt begins by itself; counted down to. */
  retryAt?: Date | undefined;
  /** Shows the button that tries at once. */
  onRetry?: (() => void) | undefined;
  /** Injected by tests. @default the system's */
  clock?: Clock;
}

/** A first connection made within this time is not shown, ms. */
const connectingMs = 600;
/** A time in the past: the attempt runs. */
const begun = new Date(0);
/** A shorter loss is not shown, ms. */
const lostMs = 1000;

/**
 * Shows above a conversation that it is not live, and when it tries again. After a loss it stays until the
 * connection is there, so that attempts do not make it flicker. Screen readers announce a loss and its end
 * once each, not the seconds.
 *
 * Not for a request that failed (`ErrorState`, `Notice`).
 */
export function ConnectionBanner({
  state,
  retryAt,
  onRetry,
  clock = systemClock,
}: ConnectionBannerProps) {
  const intl = useIntl();
  const isLost = useLost(state);
  const [wasShown, setShown] = useState(false);
  const isConnecting = useLasting(state === "connecting", connectingMs, clock);
  const isLostForLong = useLasting(isLost, lostMs, clock);
  // The next loss resets what was shown of an earlier one.
  if (isLost && isLostForLong !== wasShown) setShown(isLostForLong);

  const lost = intl.formatMessage({ id: "chat.connection.lost" });
  const back = wasShown && !isLost ? intl.formatMessage({ id: "chat.connection.back" }) : "";
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isLostForLong ? lost : back}</span>
      </VisuallyHidden>
      {isLost ? (
        <LostConnection
          text={lost}
          retryAt={state === "disconnected" ? retryAt : begun}
          onRetry={onRetry}
          clock={clock}
        />
      ) : null}
      {isConnecting && !isLost ? (
        <div className={css.over}>
          <div className={css.banners.connecting}>
            <span className={css.text}>
              <RingsInMotion />
              {intl.formatMessage({ id: "chat.connection.connecting" })}
            </span>
          </div>
        </div>
      ) : null}
    </>
  );
}
