import type { ReactNode, Ref } from "react";
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
  type RadioGroupProps as AriaRadioGroupProps,
} from "react-aria-components/RadioGroup";
import { description as descriptionStyle } from "../Field/Field.css.ts";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import * as styles from "./RadioGroup.css.ts";

export const radioGroupVariants = ["list", "pills"] as const;
export type RadioGroupVariant = (typeof radioGroupVariants)[number];

/** One of the choices. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Only where the label alone could be misread. */
  description?: ReactNode;
  isDisabled?: boolean;
}

type Replaced = "children" | "className" | "style" | "value" | "defaultValue" | "onChange";

export interface RadioGroupProps<Value extends string>
  extends Omit<AriaRadioGroupProps, Replaced>, FieldTexts {
  /** A list of `{ value, label, description, isDisabled }`, in the order to show. */
  options: readonly RadioOption<Value>[];
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** Pills for two to four short choices, a list for more or longer ones. @default "list" */
  variant?: RadioGroupVariant;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One choice among a few that should all be visible at once.
 *
 * Not for more than about six (`Select`), nor for on and off (`Switch` or `Checkbox`).
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, description, errorMessage, options, onChange, variant = "list", ...rest } = props;
  return (
    <AriaRadioGroup
      {...invalidity(errorMessage)}
      {...rest}
      {...fieldRoot}
      {...(onChange ? { onChange: (value: string) => onChange(value as Value) } : {})}
      orientation={variant === "pills" ? "horizontal" : "vertical"}
    >
      <Field
        label={label}
        description={description}
        errorMessage={errorMessage}
        validity={{ type: "radio" }}
      >
        <div className={styles.options[variant]}>
          {options.map((option) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={styles.option}
            >
              <RadioButton className={styles.button[variant]}>
                {variant === "list" ? <span className={styles.dot} /> : null}
                {option.label}
              </RadioButton>
              {option.description ? (
                <Text slot="description" className={`${descriptionStyle} ${styles.help}`}>
                  {option.description}
                </Text>
              ) : null}
            </RadioField>
          ))}
        </div>
      </Field>
    </AriaRadioGroup>
  );
}
