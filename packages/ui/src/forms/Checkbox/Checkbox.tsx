import { Check, Minus } from "lucide-react";
import type { Ref } from "react";
import {
  CheckboxButton,
  CheckboxField,
  Text,
  type CheckboxFieldProps,
} from "react-aria-components/Checkbox";
import * as field from "../Field/Field.css.ts";
import { fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { FieldErrorMessage } from "../Field/FieldErrorMessage.tsx";
import * as styles from "./Checkbox.css.ts";

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, "children" | "className" | "style">, FieldTexts {
  ref?: Ref<HTMLDivElement>;
}

/**
 * A statement to agree to, or one of several choices that may all apply. It takes effect when the
 * form is sent.
 *
 * Not for a setting that is turned on and off again (`Switch`), nor for one choice among several
 * (`RadioGroup`).
 */
export function Checkbox({ label, description, errorMessage, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...invalidity(errorMessage)} {...rest} {...fieldRoot}>
      <CheckboxButton className={styles.button}>
        {({ isIndeterminate }) => (
          <>
            <span className={styles.box}>
              {isIndeterminate ? (
                <Minus aria-hidden className={styles.mark} />
              ) : (
                <Check aria-hidden className={styles.mark} />
              )}
            </span>
            <span data-field-label className={styles.label}>
              {label}
            </span>
          </>
        )}
      </CheckboxButton>
      {description ? (
        <Text slot="description" className={`${field.description} ${styles.help}`}>
          {description}
        </Text>
      ) : null}
      <FieldErrorMessage type="checkbox">{errorMessage}</FieldErrorMessage>
    </CheckboxField>
  );
}
