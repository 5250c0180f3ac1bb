import { useIntl } from "@gemel/i18n";
import { Check, Minus, Plus } from "lucide-react";
import { sides, type MostLeast, type Side } from "./most-least.ts";
import * as css from "./OptionRow.css.ts";
import type { ArrowKeys } from "./use-arrow-keys.ts";

/** A sentence about oneself. */
export interface ChoiceOption {
  id: string;
  text: string;
}

export interface OptionRowProps {
  option: ChoiceOption;
  choice: MostLeast;
  /** Name of the question; each side's radio buttons share a name made of it. */
  name: string;
  keys: ArrowKeys;
  isDisabled: boolean;
  onChoose: (side: Side) => void;
}

/** The icon of each side if there is no room for its word. */
export const marks = { most: Plus, least: Minus } as const;

export function OptionRow({ option, choice, name, keys, isDisabled, onChoose }: OptionRowProps) {
  const intl = useIntl();
  const chosenFor = sides.find((side) => choice[side] === option.id);
  return (
    <li className={css.row} data-chosen={chosenFor}>
      <span className={css.text}>{option.text}</span>
      {sides.map((side) => {
        const isChosen = side === chosenFor;
        const Mark = isChosen ? Check : marks[side];
        return (
          <label key={side} className={css.pill[side]}>
            <input
              {...keys.radioProps(side, option.id)}
              type="radio"
              name={`${name}-${side}`}
              className={css.radio}
              checked={isChosen}
              disabled={isDisabled}
              onChange={() => onChoose(side)}
              aria-label={intl.formatMessage(
                { id: `questionnaire.choice.${side}Of` },
                { option: option.text },
              )}
            />
            <Mark aria-hidden className={css.mark} />
            <span className={css.word}>
              {intl.formatMessage({ id: `questionnaire.choice.${side}` })}
            </span>
          </label>
        );
      })}
    </li>
  );
}
