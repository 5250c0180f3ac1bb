import { useIntl } from "@gemel/i18n";
import { ProgressBar } from "../../feedback/ProgressBar/ProgressBar.tsx";
import * as css from "./QuestionnaireProgress.css.ts";

export interface QuestionnaireProgressProps {
  /** The part of the questionnaire that is being answered. */
  blockName: string;
  /** The place of the question in that part, from 1 on. */
  number: number;
  /** How many questions that part has. */
  count: number;
  /** How many questions of all parts have an answer. */
  answered: number;
  /** How many questions all parts have. */
  total: number;
}

/**
 * How far the member has come: in the whole questionnaire, and in this part.
 *
 * Not for a form of several steps (`OnboardingGuide`).
 */
export function QuestionnaireProgress({
  blockName,
  number,
  count,
  answered,
  total,
}: QuestionnaireProgressProps) {
  const intl = useIntl();
  return (
    <div className={css.progress}>
      <div className={css.whole}>
        <ProgressBar
          label={intl.formatMessage({ id: "questionnaire.progress.overall" })}
          value={answered}
          maxValue={total}
          valueLabel={intl.formatMessage(
            { id: "questionnaire.progress.answered" },
            { count: answered, total },
          )}
        />
      </div>
      <ProgressBar
        label={blockName}
        value={number}
        maxValue={count}
        valueLabel={intl.formatMessage(
          { id: "questionnaire.progress.question" },
          { number, count },
        )}
      />
    </div>
  );
}
