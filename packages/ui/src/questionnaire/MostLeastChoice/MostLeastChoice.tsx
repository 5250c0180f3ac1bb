import { useIntl } from "@gemel/i18n";
import { useId } from "react";
import { choiceStatus, choose, type MostLeast, sides } from "./most-least.ts";
import * as css from "./MostLeastChoice.css.ts";
import { marks, OptionRow, type ChoiceOption } from "./OptionRow.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";

export type { MostLeast } from "./most-least.ts";

export interface MostLeastChoiceProps extends MostLeast {
  /** In the order to show: each a sentence as `text`, with an `id` of its own. */
  options: readonly ChoiceOption[];
  /** The id of the option that fits the member most; null while not chosen. */
  most: string | null;
  /** The id of the one that fits least; null while not chosen. */
  least: string | null;
  /** Gets both sides: choosing one may have opened the other again. */
  onChange: (choice: MostLeast) => void;
  /** Says beforehand that the next question follows once both are chosen. @default false */
  goesOn?: boolean;
  /** True while the answers are handed in; the choice stays visible. @default false */
  isDisabled?: boolean;
}

/**
 * A choice of the sentence that fits the member most, and of the one that fits least, among a few: two radio
 * groups across the same rows. Choosing one sentence for both opens the other side again. Stands in a
 * `QuestionCard`, which names it.
 *
 * Arrow keys move within a side and Space or Enter chooses. If moving also chose, passing the sentence of the
 * other side would undo it, and resting on one would bring the next question.
 *
 * Not for one choice among a few: that is `RadioGroup`.
 */
export function MostLeastChoice(props: MostLeastChoiceProps) {
  const { options, most, least, onChange, goesOn = false, isDisabled = false } = props;
  const intl = useIntl();
  const name = useId();
  const choice = { most, least };
  const status = choiceStatus(choice);
  const keys = useArrowKeys(
    options.map((option) => option.id),
    choice,
  );
  return (
    <div className={css.choice}>
      <div className={css.text} data-status={status}>
        <p role="status" className={css.status}>
          {intl.formatMessage({ id: `questionnaire.choice.status.${status}` })}
        </p>
        {goesOn ? (
          <p className={css.hint}>{intl.formatMessage({ id: "questionnaire.choice.goesOn" })}</p>
        ) : null}
      </div>
      <p aria-hidden className={css.legend}>
        {sides.map((side) => {
          const Mark = marks[side];
          return (
            <span key={side} className={css.side}>
              <Mark size="1em" />
              {intl.formatMessage({ id: `questionnaire.choice.${side}` })}
            </span>
          );
        })}
      </p>
      <ul role="list" className={css.rows}>
        {options.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            choice={choice}
            name={name}
            keys={keys}
            isDisabled={isDisabled}
            onChoose={(side) => onChange(choose(choice, side, option.id))}
          />
        ))}
      </ul>
    </div>
  );
}
