import { useIntl } from "@gemel/i18n";
import { AiLabel } from "../../chat/AiLabel/AiLabel.tsx";
import * as css from "./TwinPreview.css.ts";

/** A question, and what the twin says to it. */
interface SaidAnswer {
  readonly id: string;
  readonly question: string;
  readonly words: string;
}

export interface TwinPreviewProps {
  /** What others may hear, in its order. */
  answers: readonly SaidAnswer[];
}

/**
 * What others hear from the member's own twin, before anybody has asked.
 *
 * Not for a conversation (`MessageList`).
 */
export function TwinPreview({ answers }: TwinPreviewProps) {
  const intl = useIntl();
  return (
    <section
      className={css.preview}
      aria-label={intl.formatMessage({ id: "people.twinSharing.hear.title" })}
    >
      <div className={css.head}>
        <AiLabel speaker="twin" name={intl.formatMessage({ id: "people.twinSharing.name" })} />
        <span className={css.title}>
          {intl.formatMessage({ id: "people.twinSharing.hear.title" })}
        </span>
      </div>
      {answers.length === 0 ? (
        <p>{intl.formatMessage({ id: "people.twinSharing.hear.nothing" })}</p>
      ) : (
        <ul role="list" className={css.talk}>
          {answers.map(({ id, question, words }) => (
            <li key={id} className={css.pair}>
              <p className={css.asked}>{question}</p>
              <p className={css.said}>
                <q className={css.words}>{words}</q>
                <span className={css.source}>
                  {intl.formatMessage({ id: "people.twinSharing.hear.source" })}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
