import { useIntl } from "@gemel/i18n";
import { Switch } from "../../forms/Switch/Switch.tsx";
import * as css from "./SharedAnswer.css.ts";

export interface SharedAnswerProps {
  question: string;
  /** The part of the answer that others see; empty if nothing is left. */
  text: string;
  /** Whether something is left out of the answer. @default false */
  isShortened?: boolean;
  /** Whether it was changed after the member confirmed. @default false */
  hasChanged?: boolean;
  isAllowed: boolean;
  /** Whether the choice is being saved. @default false */
  isBusy?: boolean;
  onChange: (isAllowed: boolean) => void;
}

/**
 * An answer of the member's own, with the switch that lets their twin say it to others.
 *
 * Not for a setting (`Switch`).
 */
export function SharedAnswer(props: SharedAnswerProps) {
  const { question, text, isAllowed, onChange } = props;
  const { isShortened = false, hasChanged = false, isBusy = false } = props;
  const intl = useIntl();
  const isEmpty = text === "";
  const say = (part: "may" | "mayNot" | "shortened" | "empty" | "changed"): string =>
    intl.formatMessage({ id: `people.twinSharing.quote.${part}` });
  return (
    <div className={css.answer}>
      <Switch
        label={
          <>
            <span className={css.question}>{question}</span>
            {!isEmpty && <span className={css.text}>{text}</span>}
          </>
        }
        isSelected={isAllowed && !isEmpty}
        isDisabled={isEmpty}
        isReadOnly={isBusy}
        onChange={onChange}
        description={say(isEmpty ? "empty" : isAllowed ? "may" : "mayNot")}
      />
      {isShortened && !isEmpty && <p className={css.state}>{say("shortened")}</p>}
      {hasChanged && <p className={css.state}>{say("changed")}</p>}
    </div>
  );
}
