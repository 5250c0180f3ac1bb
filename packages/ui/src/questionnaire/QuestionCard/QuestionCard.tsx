import { useIntl } from "@gemel/i18n";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./QuestionCard.css.ts";

export interface QuestionCardProps {
  /** Id of the question shown. When it changes, focus moves to the heading: do not give the card a `key`. */
  questionId: string;
  /** The question. */
  text: string;
  /** The part of the questionnaire that the question belongs to. */
  blockName: string;
  /** Its number in that part, from 1 on. */
  number: number;
  /** How many questions that part has. */
  count: number;
  /** The answer's control: `MostLeastChoice` or `OpenAnswer`. */
  children: ReactNode;
  /** Why the answer cannot be taken, or was not sent; announced when it appears. */
  error?: ReactNode;
  /** The id of what stands above and is read with the question, as an `Interlude` is. */
  describedBy?: string | undefined;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
}

/**
 * One question of the questionnaire: its position, its text, and the control to answer it, which it labels.
 *
 * Not for the fields of a form (`FieldGroup`).
 */
export function QuestionCard({
  questionId,
  text,
  blockName,
  number,
  count,
  children,
  error,
  describedBy,
  headingLevel = 2,
}: QuestionCardProps) {
  const intl = useIntl();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(questionId);
  useEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    heading.current?.focus();
  }, [questionId]);
  const Heading = `h${headingLevel}` as const;
  return (
    <fieldset aria-labelledby={headingId} className={css.question}>
      <Heading
        id={headingId}
        ref={heading}
        tabIndex={-1}
        aria-describedby={describedBy}
        className={css.heading}
      >
        {/* The progress above shows the same. */}
        <VisuallyHidden>
          {intl.formatMessage(
            { id: "questionnaire.question.position" },
            { number, count, block: blockName },
          )}
        </VisuallyHidden>{" "}
        <span className={css.text}>{text}</span>
      </Heading>
      {children}
      {error ? <Notice tone="danger">{error}</Notice> : null}
    </fieldset>
  );
}
