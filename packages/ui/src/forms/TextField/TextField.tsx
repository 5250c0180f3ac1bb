import type { Ref } from "react";
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { control } from "../Field/control.css.ts";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style">, FieldTexts {
  /** An example of an entry; never the only place where something is said. */
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
  const { label, description, errorMessage, placeholder, inputRef, ...rest } = props;
  return (
    <AriaTextField {...invalidity(errorMessage)} {...rest} {...fieldRoot}>
      <Field
        label={label}
        description={description}
        errorMessage={errorMessage}
        validity={{ type: rest.type, minLength: rest.minLength, maxLength: rest.maxLength }}
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
