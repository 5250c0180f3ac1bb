import { useIntl } from "@gemel/i18n";
import { AiFace } from "../../chat/AiLabel/AiFace.tsx";
import { AiLabel } from "../../chat/AiLabel/AiLabel.tsx";
import { Clamped } from "../../foundation/Clamped.tsx";
import { Fold } from "../../layout/Fold/Fold.tsx";
import { useHasRoom } from "../../layout/SidebarLayout/use-has-room.ts";
import * as css from "./TwinPreview.css.ts";

/** A question, and what the twin says to it. */
interface SaidAnswer {
  readonly id: string;
  readonly question: string;
  readonly text: string;
}

export interface TwinPreviewProps {
  /** The answers that the twin may give to others, in its order. */
  answers: readonly SaidAnswer[];
  /** Address of the member's picture; without one the sign of a twin stands in. */
  picture?: string | undefined;
}

/**
 * The texts that the member's own twin says to others, before the first question. On a phone, where the
 * answers themselves stand below, it shows the first and folds the others.
 *
 * Not for a conversation (`MessageList`).
 */
export function TwinPreview({ answers, picture }: TwinPreviewProps) {
  const intl = useIntl();
  const hasRoom = useHasRoom();
  const first = hasRoom ? answers : answers.slice(0, 1);
  const further = answers.slice(first.length);
  return (
    <section
      className={css.preview}
      aria-label={intl.formatMessage({ id: "people.twinSharing.hear.title" })}
    >
      <div className={css.head}>
        <AiFace speaker="twin" src={picture} size="medium" />
        <div>
          <AiLabel speaker="twin" name={intl.formatMessage({ id: "people.twinSharing.name" })} />
          <p className={css.title}>{intl.formatMessage({ id: "people.twinSharing.hear.title" })}</p>
        </div>
      </div>
      {answers.length === 0 ? (
        <p>{intl.formatMessage({ id: "people.twinSharing.hear.nothing" })}</p>
      ) : (
        <Talk answers={first} isWhole={hasRoom} />
      )}
      {further.length > 0 && (
        <Fold
          summary={intl.formatMessage(
            { id: "people.twinSharing.hear.more" },
            { count: further.length },
          )}
        >
          <Talk answers={further} />
        </Fold>
      )}
    </section>
  );
}

interface TalkProps extends Pick<TwinPreviewProps, "answers"> {
  /** No answer is cut. @default false */
  isWhole?: boolean;
}

function Talk({ answers, isWhole = false }: TalkProps) {
  const intl = useIntl();
  return (
    <ul role="list" className={css.talk}>
      {answers.map(({ id, question, text }) => (
        <li key={id} className={css.pair}>
          <p className={css.asked}>{question}</p>
          <p className={css.said}>
            <span className={css.text}>
              {isWhole ? (
                <q>{text}</q>
              ) : (
                <Clamped as="q" lines={3}>
                  {text}
                </Clamped>
              )}
            </span>
            <span className={css.source}>
              {intl.formatMessage({ id: "people.twinSharing.hear.source" })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
