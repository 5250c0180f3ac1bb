import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { TextField, type TextFieldProps } from "react-aria-components/TextField";
import { icon } from "../Field/control.css.ts";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { SelectControl } from "./SelectControl.tsx";
import * as styles from "./NativeSelect.css.ts";

/** A choice in a native list. */
export interface NativeOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Language of the label, if it is not the page's. */
  lang?: string;
}

type Replaced = "children" | "className" | "style" | "value" | "defaultValue" | "onChange" | "type";

export interface NativeSelectProps<Value extends string>
  extends Omit<TextFieldProps, Replaced>, FieldTexts {
  /** A list of `{ value, label, lang }`, in the order to show. */
  options: readonly NativeOption<Value>[];
  /** The empty string for nothing chosen. */
  value?: Value | "";
  defaultValue?: Value | "";
  onChange?: (value: Value) => void;
  /** The first entry, which means that nothing is chosen. Omit it if there is always a choice. */
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The browser's own list, in our clothes: light enough for a first screen, and the system's wheel on
 * a phone.
 *
 * Not for options that are longer than the field, which a `Select` wraps in its list, nor for a
 * handful that are worth seeing at once (`RadioGroup`).
 */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, description, errorMessage, options, onChange, placeholder, ...rest } = props;
  return (
    <TextField
      {...invalidity(errorMessage)}
      {...rest}
      {...fieldRoot}
      {...(onChange ? { onChange: (value: string) => onChange(value as Value) } : {})}
    >
      <Field
        label={label}
        description={description}
        errorMessage={errorMessage}
        validity={{ type: "select-one" }}
      >
        <div className={styles.wrapper}>
          <SelectControl className={styles.select}>
            {placeholder ? <option value="">{placeholder}</option> : null}
            {options.map(({ value, label: text, lang }) => (
              <option key={value} value={value} lang={lang}>
                {text}
              </option>
            ))}
          </SelectControl>
          <ChevronDown aria-hidden className={`${icon} ${styles.chevron}`} />
        </div>
      </Field>
    </TextField>
  );
}
