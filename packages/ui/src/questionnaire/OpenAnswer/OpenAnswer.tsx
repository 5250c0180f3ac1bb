import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { TextArea, type TextAreaProps } from "../../forms/TextArea/TextArea.tsx";
import { isTooShort, openAnswerLimits } from "./open-answer.ts";

export interface OpenAnswerProps extends Omit<
  TextAreaProps,
  "label" | "value" | "defaultValue" | "onChange" | "minLength" | "maxLength"
> {
  value: string;
  onChange: (value: string) => void;
  /** Whether the member tried to go on: a missing part is reported now, not only after the field was left. */
  wasRefused?: boolean;
}

/**
 * An answer in the member's own words, 10 to 1000 characters, with a counter. Says how much is
 * missing when the field is left too early. Stands in a `QuestionCard`, which names it.
 *
 * Not for text in a form: that is `TextArea`.
 */
export function OpenAnswer({
  wasRefused = false,
  errorMessage,
  onBlur,
  ...props
}: OpenAnswerProps) {
  const intl = useIntl();
  const [wasLeft, setWasLeft] = useState(false);
  const { min, max } = openAnswerLimits;
  const missing =
    isTooShort(props.value) && (wasRefused || (wasLeft && props.value !== ""))
      ? intl.formatMessage({ id: "ui.field.tooShort" }, { count: min })
      : undefined;
  return (
    <TextArea
      description={intl.formatMessage({ id: "questionnaire.open.hint" })}
      rows={6}
      isOwnWords
      {...props}
      label={intl.formatMessage({ id: "questionnaire.open.label" })}
      errorMessage={errorMessage ?? missing}
      // The browser's own check would let its complaint stand until the field is left again.
      validationBehavior="aria"
      minLength={min}
      maxLength={max}
      onBlur={(event) => {
        setWasLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
