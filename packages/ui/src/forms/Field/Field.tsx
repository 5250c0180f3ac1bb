import type { ReactNode } from "react";
import { Label, Text } from "react-aria-components/TextField";
import * as styles from "./Field.css.ts";
import { FieldErrorMessage } from "./FieldErrorMessage.tsx";
import type { ValidityContext } from "./validity-message.ts";

/** The texts that every field takes. */
export interface FieldTexts {
  /** Always visible: a placeholder is no label. */
  label: ReactNode;
  /** Help that is there before anything goes wrong. */
  description?: ReactNode;
  /** Marks the field as invalid and says why. For a server's answer, use the form's `errors`. */
  errorMessage?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  /** Values that the error text may name; see {@link ValidityContext}. */
  validity?: Omit<ValidityContext, "errors">;
  /** The control itself. */
  children: ReactNode;
}

/** Put on the root of every field, so that the form's error summary finds its label and error. */
export const fieldRoot = { className: styles.root, "data-field": "" } as const;

/** An error text makes a field invalid; without one, the field's own validation decides. */
export const invalidity = (errorMessage: ReactNode): { isInvalid?: true } =>
  errorMessage ? { isInvalid: true } : {};

/**
 * Label above, help and error below, around one control inside a react-aria field. Not for use in
 * screens: they use a field that is built from it.
 */
export function Field({ label, description, errorMessage, validity = {}, children }: FieldProps) {
  return (
    <>
      <Label className={styles.label} data-field-label>
        {label}
      </Label>
      {children}
      {description ? (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      ) : null}
      <FieldErrorMessage {...validity}>{errorMessage}</FieldErrorMessage>
    </>
  );
}
