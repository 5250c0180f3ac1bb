import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { AiFace } from "../../chat/AiLabel/AiFace.tsx";
import { AiSign } from "../../chat/AiLabel/AiSign.tsx";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { useIsWithoutAi } from "../../foundation/AnswersProvider.tsx";
import { Clamped } from "../../foundation/Clamped.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import * as css from "./ConversationItem.css.ts";
import { timeFormat } from "./time-format.ts";

export const conversationKinds = ["twin", "advisor", "user"] as const;
export type ConversationKind = (typeof conversationKinds)[number];

export interface ConversationItemProps {
  kind: ConversationKind;
  /** The other person; for the advisor, the person concerned. */
  name: string;
  /** Address of the picture of the person, or of the twin's owner. */
  picture?: string | undefined;
  href: string;
  /** Its last message, as plain text; null if there is none yet. */
  lastMessage: string | null;
  lastMessageAt: Date | null;
  /** Messages that were not read yet. @default 0 */
  unread?: number;
  /** Whether it accepts no more messages. @default false */
  hasEnded?: boolean;
  /** Whether it is the one that is open. @default false */
  isCurrent?: boolean;
  /** The current time. */
  now: Date;
  /** Wraps the picture in what opens something when it is pressed. */
  asButton?: ((picture: ReactNode) => ReactNode) | undefined;
}

/**
 * A conversation in the list of all: with whom, the last message and its time. AI is labelled by word, icon
 * and colour, or as absent if `AnswersProvider` says so.
 *
 * Not for a message (`MessageList`), nor for a candidate (`CandidateCard`).
 */
export function ConversationItem(props: ConversationItemProps) {
  const { kind, name, picture, href, lastMessage, lastMessageAt, unread = 0, now } = props;
  const { hasEnded = false, isCurrent = false, asButton } = props;
  const intl = useIntl();
  const isWithoutAi = useIsWithoutAi();
  const current = isCurrent ? ({ "aria-current": "page", "data-current": true } as const) : {};
  const speaker = kind === "twin" ? "twin" : "duo";
  const face =
    kind === "user" ? (
      <Avatar name={name} size="inherit" src={picture} />
    ) : (
      <AiFace speaker={speaker} src={picture} />
    );
  return (
    <div className={css.item[kind]}>
      <span className={css.face}>{asButton ? asButton(face) : face}</span>
      <Link href={href} className={css.link} {...current}>
        <span className={css.text}>
          <span className={css.head}>
            <bdi className={css.name}>
              <Clamped lines={2}>{name}</Clamped>
            </bdi>
            {lastMessageAt === null ? null : (
              <time
                className={css.time}
                data-unread={unread > 0 || undefined}
                dateTime={lastMessageAt.toISOString()}
              >
                {intl.formatDate(lastMessageAt, timeFormat(lastMessageAt, now))}
              </time>
            )}
          </span>
          {kind === "user" ? null : (
            <span className={css.label[kind]}>
              <AiSign speaker={speaker} />
              {intl.formatMessage({
                id: isWithoutAi
                  ? `people.conversation.plain.${kind}`
                  : `people.conversation.${kind}`,
              })}
            </span>
          )}
          <span className={css.foot}>
            <span className={css.last} dir="auto" data-unread={unread > 0 || undefined}>
              <Clamped lines={2}>
                {lastMessage ?? intl.formatMessage({ id: "people.conversation.nothingSaid" })}
              </Clamped>
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
    </div>
  );
}
