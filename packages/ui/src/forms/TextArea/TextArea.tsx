import { useIntl } from "@gemel/i18n";
import type { Ref } from "react";
import {
  TextArea as AriaTextArea,
  TextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { TextAreaCounter } from "./TextAreaCounter.tsx";
import { textArea } from "./TextArea.css.ts";

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "maxLength">, FieldTexts {
  /** Most characters that are accepted. Typing goes on past it, and the counter says by how much. */
  maxLength?: number;
  /** Lines that are visible at first; it grows with the text. @default 4 */
  rows?: number;
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text with a counter when it has limits. Not for one line, and not for the message
 * box of a chat, which sends on Enter.
 */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    description,
    errorMessage,
    placeholder,
    inputRef,
    maxLength,
    rows = 4,
    ...rest
  } = props;
  const intl = useIntl();
  const validate = (value: string) =>
    maxLength !== undefined && value.length > maxLength
      ? intl.formatMessage({ id: "ui.field.tooLong" }, { count: maxLength })
      : rest.validate?.(value);
  const limited = maxLength !== undefined || rest.minLength !== undefined;
  return (
    <TextField {...invalidity(errorMessage)} {...rest} {...fieldRoot} validate={validate}>
      <Field
        label={label}
        description={description}
        errorMessage={errorMessage}
        validity={{ minLength: rest.minLength, maxLength }}
      >
        <AriaTextArea
          className={textArea}
          rows={rows}
          // Its own content sizes it, and would make one line of an empty one.
          style={{ minBlockSize: `calc(${rows}lh + 1.5rem + 2px)` }}
          {...(placeholder ? { placeholder } : {})}
          {...(inputRef ? { ref: inputRef } : {})}
        />
        {limited ? <TextAreaCounter min={rest.minLength ?? 0} max={maxLength} /> : null}
      </Field>
    </TextField>
  );
}
