import { useIntl } from "@gemel/i18n";
import { MonitorSmartphone } from "lucide-react";
import { Button } from "../../actions/Button/Button.tsx";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { timeAgo } from "../../foundation/time-ago.ts";
import * as css from "./SessionItem.css.ts";

export interface SessionItemProps {
  /** The browser by its name; null if unknown. */
  browser: string | null;
  /** The operating system by its name; null when it is not known. */
  system: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
  /** Whether it is the session that shows the page. @default false */
  isCurrent?: boolean;
  /** The current time. */
  now: Date;
  /** Being signed out. @default false */
  isEnding?: boolean;
  /** Whether another session is being signed out. @default false */
  isDisabled?: boolean;
  onSignOut: () => void;
}

/**
 * A device on which a member is signed in, with the way to sign out there.
 *
 * Not for a conversation (`ConversationItem`), nor for anything that is not a session.
 */
export function SessionItem(props: SessionItemProps) {
  const { browser, system, signedInAt, lastUsedAt, now, onSignOut } = props;
  const { isCurrent = false, isEnding = false, isDisabled = false } = props;
  const intl = useIntl();
  const device =
    browser && system
      ? intl.formatMessage({ id: "settings.sessions.device" }, { browser, system })
      : (browser ?? system ?? intl.formatMessage({ id: "settings.sessions.unknown" }));
  return (
    <div className={css.item}>
      <span className={css.icon}>
        <MonitorSmartphone aria-hidden size="1em" strokeWidth={1.5} />
      </span>
      <div className={css.text}>
        <div className={css.head}>
          <span className={css.name}>{device}</span>
          {isCurrent ? (
            <Badge tone="success">{intl.formatMessage({ id: "settings.sessions.here" })}</Badge>
          ) : null}
        </div>
        <span className={css.facts}>
          {intl.formatMessage(
            { id: "settings.sessions.used" },
            { when: intl.formatRelativeTime(...timeAgo(lastUsedAt, now), { numeric: "auto" }) },
          )}
        </span>
        <span className={css.facts}>
          {intl.formatMessage(
            { id: "settings.sessions.since" },
            { date: intl.formatDate(signedInAt, { dateStyle: "long" }) },
          )}
        </span>
      </div>
      <div className={css.end}>
        <Button
          kind="quiet"
          size="small"
          isPending={isEnding}
          isDisabled={isDisabled}
          aria-label={intl.formatMessage({ id: "settings.sessions.signOutOf" }, { device })}
          onPress={onSignOut}
        >
          {intl.formatMessage({ id: "settings.sessions.signOut" })}
        </Button>
      </div>
    </div>
  );
}
