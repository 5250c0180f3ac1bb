import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { AiSign } from "../../chat/AiLabel/AiSign.tsx";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import * as css from "./ConversationItem.css.ts";
import { timeFormat } from "./time-format.ts";

export const conversationKinds = ["twin", "advisor", "user"] as const;
export type ConversationKind = (typeof conversationKinds)[number];

export interface ConversationItemProps {
  kind: ConversationKind;
  /** Whom it is with, or for the advisor about. */
  name: string;
  /** Address of the picture of a person. */
  picture?: string | undefined;
  href: string;
  /** Its last message, as plain text; null where nothing was said yet. */
  lastMessage: string | null;
  lastMessageAt: Date | null;
  /** Messages that were not read yet. @default 0 */
  unread?: number;
  /** It takes no more messages. @default false */
  hasEnded?: boolean;
  /** It is the one that is open. @default false */
  isCurrent?: boolean;
  /** The current time. */
  now: Date;
  /** Beside it: a `QuickView`. */
  children?: ReactNode;
}

/**
 * A conversation in the list of all: with whom, what was said last and when. AI is labelled by
 * word, icon and colour.
 *
 * Not for a message (`MessageList`), nor for a candidate (`CandidateCard`).
 */
export function ConversationItem(props: ConversationItemProps) {
  const { kind, name, picture, href, lastMessage, lastMessageAt, unread = 0, now } = props;
  const { hasEnded = false, isCurrent = false, children } = props;
  const intl = useIntl();
  const current = isCurrent ? ({ "aria-current": "page", "data-current": true } as const) : {};
  return (
    <div className={css.item[kind]}>
      <Link href={href} className={css.link} {...current}>
        {kind === "user" ? (
          <Avatar name={name} {...(picture === undefined ? {} : { src: picture })} />
        ) : (
          <span className={css.sign[kind]}>
            <AiSign speaker={kind === "twin" ? "twin" : "duo"} />
          </span>
        )}
        <span className={css.text}>
          <span className={css.head}>
            <span className={css.name}>
              <bdi>{name}</bdi>
            </span>
            {lastMessageAt === null ? null : (
              <time className={css.time} dateTime={lastMessageAt.toISOString()}>
                {intl.formatDate(lastMessageAt, timeFormat(lastMessageAt, now))}
              </time>
            )}
          </span>
          {kind === "user" ? null : (
            <span className={css.label[kind]}>
              {intl.formatMessage({ id: `people.conversation.${kind}` })}
            </span>
          )}
          <span className={css.foot}>
            <span className={css.last} dir="auto" data-unread={unread > 0 || undefined}>
              {lastMessage ?? intl.formatMessage({ id: "people.conversation.nothingSaid" })}
            </span>
            {unread > 0 ? (
              <span className={css.unread}>
                <Badge
                  tone="garnet"
                  count={unread}
                  label={intl.formatMessage(
                    { id: "people.conversation.unread" },
                    { count: unread },
                  )}
                />
              </span>
            ) : null}
          </span>
          {hasEnded ? (
            <span className={css.ended}>
              {intl.formatMessage({ id: "people.conversation.ended" })}
            </span>
          ) : null}
        </span>
      </Link>
      {children === undefined ? null : <div className={css.beside}>{children}</div>}
    </div>
  );
}
