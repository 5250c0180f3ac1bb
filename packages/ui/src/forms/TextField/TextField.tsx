import { useIntl } from "@gemel/i18n";
import type { Ref } from "react";
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { control } from "../Field/control.css.ts";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { countCharacters } from "../TextArea/text-length.ts";

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "maxLength">, FieldTexts {
  /** Most characters that are accepted. A longer text is refused: the browser would cut what is pasted. */
  maxLength?: number;
  /** An example of an entry; never put information only here. */
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
  /** For focus and selection. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One line of text: a name, an e-mail address, a city.
 *
 * Not for passwords, numbers, dates or a choice among known values, which have fields of their own.
 */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, placeholder, inputRef, maxLength, ...rest } = props;
  const intl = useIntl();
  const validate = (value: string) =>
    maxLength !== undefined && countCharacters(value) > maxLength
      ? intl.formatMessage({ id: "ui.field.tooLong" }, { count: maxLength })
      : rest.validate?.(value);
  return (
    <AriaTextField {...invalidity(errorMessage)} {...rest} {...fieldRoot} validate={validate}>
      <Field
        label={label}
        description={description}
        errorMessage={errorMessage}
        validity={{ type: rest.type, minLength: rest.minLength }}
      >
        <Input
          className={control}
          {...(placeholder ? { placeholder } : {})}
          {...(inputRef ? { ref: inputRef } : {})}
        />
      </Field>
    </AriaTextField>
  );
}
