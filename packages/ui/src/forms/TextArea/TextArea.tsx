import { useIntl } from "@gemel/i18n";
import type { Ref } from "react";
import {
  TextArea as AriaTextArea,
  TextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { countCharacters } from "./text-length.ts";
import { TextAreaCounter } from "./TextAreaCounter.tsx";
import { ownWords, textArea } from "./TextArea.css.ts";

type Replaced = "children" | "className" | "style" | "minLength" | "maxLength";

export interface TextAreaProps extends Omit<AriaTextFieldProps, Replaced>, FieldTexts {
  /** Fewest characters, unless it is empty. With `validationBehavior="aria"` it only counts. */
  minLength?: number;
  /** Most characters that are accepted. Typing goes on past it, and the counter says by how much. */
  maxLength?: number;
  /** Lines that are visible at first; it grows with the text. @default 4 */
  rows?: number;
  /** For texts of members about themselves, in the serif in which others read them. @default false */
  isOwnWords?: boolean;
  /** An example of an entry; never put information only here. */
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
  /** For focus and selection. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text, with a counter when it has limits. White space around the text does not
 * count: send it trimmed.
 *
 * Not for one line (`TextField`), nor for the message box of a chat, which sends on Enter
 * (`Composer`).
 */
export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, placeholder, inputRef, ...others } = props;
  const { minLength = 0, maxLength, rows = 4, isOwnWords = false, ...rest } = others;
  const intl = useIntl();
  const validate = (value: string) => {
    const length = countCharacters(value);
    if (maxLength !== undefined && length > maxLength)
      return intl.formatMessage({ id: "ui.field.tooLong" }, { count: maxLength });
    // Like the browser's own `minlength` and `required`, which count white space: native only.
    if (rest.validationBehavior !== "aria") {
      if (length > 0 && length < minLength)
        return intl.formatMessage({ id: "ui.field.tooShort" }, { count: minLength });
      if (rest.isRequired && length === 0 && value !== "")
        return intl.formatMessage({ id: "ui.field.valueMissing" });
    }
    return rest.validate?.(value);
  };
  const isLimited = maxLength !== undefined || minLength > 0;
  return (
    <TextField {...invalidity(errorMessage)} {...rest} {...fieldRoot} validate={validate}>
      <Field label={label} description={description} errorMessage={errorMessage}>
        <AriaTextArea
          className={isOwnWords ? ownWords : textArea}
          rows={rows}
          // The content determines the height, which would be one line for an empty field.
          style={{ minBlockSize: `calc(${rows}lh + 1.5rem + 2px)` }}
          {...(placeholder ? { placeholder } : {})}
          {...(inputRef ? { ref: inputRef } : {})}
        />
        {isLimited ? <TextAreaCounter min={minLength} max={maxLength} /> : null}
      </Field>
    </TextField>
  );
}
