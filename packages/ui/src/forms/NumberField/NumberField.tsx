import { Minus, Plus } from "lucide-react";
import { useRef, type Ref } from "react";
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from "react-aria-components/NumberField";
import * as control from "../Field/control.css.ts";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { numberBox } from "./NumberField.css.ts";
import { typedNumberFormat, type NumberUnit } from "./number-format.ts";
import { useEitherDecimalSign } from "./use-either-decimal-sign.ts";
import { useNumberRules } from "./use-number-rules.ts";

type Replaced =
  | "children"
  | "className"
  | "style"
  | "value"
  | "defaultValue"
  | "onChange"
  | "formatOptions"
  | "commitBehavior"
  | "validate";

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
}

/**
 * A quantity, typed or stepped, written as the member's language writes numbers. A comma and a point are both
 * read as the decimal sign. Typed text stays as it is: beyond the bounds or between two steps it is an error.
 *
 * Not for numbers that are not quantities (`TextField`): a house number, a code. A year of birth is part of a
 * date (`DateField`).
 */
export function NumberField(props: NumberFieldProps) {
  const { label, description, errorMessage, value, defaultValue, onChange, ...others } = props;
  const { unit, step = 1, minValue, maxValue, ...rest } = others;
  const box = useRef<HTMLDivElement>(null);
  const formatOptions = typedNumberFormat(unit);
  const validate = useNumberRules({ minValue, maxValue, step, formatOptions });
  useEitherDecimalSign(box);
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
      {...(minValue === undefined ? {} : { minValue })}
      {...(maxValue === undefined ? {} : { maxValue })}
      step={step}
      commitBehavior="validate"
      validate={validate}
      formatOptions={formatOptions}
    >
      <Field label={label} description={description} errorMessage={errorMessage}>
        <Group className={numberBox} ref={box}>
          <Input className={control.input} />
          <Button slot="decrement" className={control.button}>
            <Minus aria-hidden className={control.icon} />
          </Button>
          <Button slot="increment" className={control.button}>
            <Plus aria-hidden className={control.icon} />
          </Button>
        </Group>
      </Field>
    </AriaNumberField>
  );
}
