import type { Ref } from "react";
import {
  SwitchButton,
  SwitchField,
  Text,
  type SwitchFieldProps,
} from "react-aria-components/Switch";
import * as field from "../Field/Field.css.ts";
import { fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { FieldErrorMessage } from "../Field/FieldErrorMessage.tsx";
import * as styles from "./Switch.css.ts";

export interface SwitchProps
  extends Omit<SwitchFieldProps, "children" | "className" | "style">, FieldTexts {
  ref?: Ref<HTMLDivElement>;
}

/**
 * A setting that a member turns on and off again. The label names what is on, and does not change
 * with the state.
 *
 * Not for agreeing to something (`Checkbox`).
 */
export function Switch({ label, description, errorMessage, ...rest }: SwitchProps) {
  return (
    <SwitchField {...invalidity(errorMessage)} {...rest} {...fieldRoot}>
      <SwitchButton className={styles.button}>
        <span data-field-label className={styles.label}>
          {label}
        </span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      {description ? (
        <Text slot="description" className={`${field.description} ${styles.help}`}>
          {description}
        </Text>
      ) : null}
      <FieldErrorMessage type="checkbox">{errorMessage}</FieldErrorMessage>
    </SwitchField>
  );
}
