import { Minus, Plus } from "lucide-react";
import type { Ref } from "react";
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from "react-aria-components/NumberField";
import * as box from "../Field/control.css.ts";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { numberBox } from "./NumberField.css.ts";
import { numberFormat, type NumberUnit } from "./number-format.ts";

type Replaced =
  | "children"
  | "className"
  | "style"
  | "value"
  | "defaultValue"
  | "onChange"
  | "formatOptions";

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, Replaced>, FieldTexts {
  /** Null while it is empty. */
  value?: number | null;
  defaultValue?: number | null;
  /** Null once the field is emptied. Called when the entry is done, not at every key. */
  onChange?: (value: number | null) => void;
  /** Written after the number, in the member's language. */
  unit?: NumberUnit;
  /** The smallest difference; it also decides the digits after the point. @default 1 */
  step?: number;
  ref?: Ref<HTMLDivElement>;
  /** For focus and selection. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A quantity, typed or stepped, written as the member's language writes numbers.
 *
 * Not for numbers that nobody counts with (`TextField`): a house number, a code. A year of birth is
 * part of a date (`DateField`).
 */
export function NumberField(props: NumberFieldProps) {
  const { label, description, errorMessage, value, defaultValue, onChange, ...others } = props;
  const { unit, step = 1, inputRef, ...rest } = others;
  return (
    <AriaNumberField
      {...invalidity(errorMessage)}
      {...rest}
      {...fieldRoot}
      {...(value === undefined ? {} : { value: value ?? Number.NaN })}
      {...(defaultValue === undefined ? {} : { defaultValue: defaultValue ?? Number.NaN })}
      {...(onChange
        ? { onChange: (number: number) => onChange(Number.isNaN(number) ? null : number) }
        : {})}
      step={step}
      formatOptions={numberFormat(step, unit)}
    >
      <Field label={label} description={description} errorMessage={errorMessage}>
        <Group className={numberBox}>
          <Input className={box.input} {...(inputRef ? { ref: inputRef } : {})} />
          <Button slot="decrement" className={box.button}>
            <Minus aria-hidden className={box.icon} />
          </Button>
          <Button slot="increment" className={box.button}>
            <Plus aria-hidden className={box.icon} />
          </Button>
        </Group>
      </Field>
    </AriaNumberField>
  );
}
