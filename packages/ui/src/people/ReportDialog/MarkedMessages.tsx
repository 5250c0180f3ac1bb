import { useIntl } from "@gemel/i18n";
import { useId } from "react";
import { Clamped } from "../../foundation/Clamped.tsx";
import { Checkbox } from "../../forms/Checkbox/Checkbox.tsx";
import * as field from "../../forms/Field/Field.css.ts";
import { maxMarked, type ReportableMessage } from "./report.ts";
import * as css from "./MarkedMessages.css.ts";

interface MarkedMessagesProps {
  messages: readonly ReportableMessage[];
  /** The ids of those that are marked. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  isDisabled: boolean;
}

/** The other person's messages, to mark those that a report is about. */
export function MarkedMessages({ messages, value, onChange, isDisabled }: MarkedMessagesProps) {
  const intl = useIntl();
  const hintId = useId();
  const isFull = value.length >= maxMarked;
  return (
    <fieldset className={css.group} aria-describedby={hintId}>
      <legend className={field.label}>
        {intl.formatMessage({ id: "people.report.marks.label" })}
      </legend>
      <p id={hintId} className={field.description}>
        {intl.formatMessage({ id: "people.report.marks.hint" }, { most: maxMarked })}
      </p>
      <ul className={css.list} role="list">
        {messages.map(({ id, text, sentAt }) => {
          const isMarked = value.includes(id);
          return (
            <li key={id}>
              <Checkbox
                isDisabled={isDisabled || (isFull && !isMarked)}
                isSelected={isMarked}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...value, id] : value.filter((other) => other !== id))
                }
                label={
                  <span dir="auto">
                    <Clamped lines={3}>
                      {text ?? intl.formatMessage({ id: "people.report.marks.recording" })}
                    </Clamped>
                  </span>
                }
                description={intl.formatDate(sentAt, { dateStyle: "medium", timeStyle: "short" })}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
