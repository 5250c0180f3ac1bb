import { useIntl } from "@gemel/i18n";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import * as styles from "./Field.css.ts";
import { validityMessage, type ValidityContext } from "./validity-message.ts";

export interface FieldErrorMessageProps extends Omit<ValidityContext, "errors"> {
  /** The error and its correction; without it, a text is made from the validity. */
  children?: ReactNode;
}

/**
 * The error of the react-aria field around it: icon and text, never colour alone. Renders nothing
 * while the field is valid. For an error that belongs to no field, use the form's own.
 */
export function FieldErrorMessage({ children, ...context }: FieldErrorMessageProps) {
  const intl = useIntl();
  return (
    <FieldError className={styles.error} data-field-error>
      {({ validationDetails, validationErrors }) => {
        const text =
          children ||
          validityMessage(intl, validationDetails, { ...context, errors: validationErrors });
        return text ? (
          <>
            <CircleAlert aria-hidden className={styles.errorIcon} />
            <span>{text}</span>
          </>
        ) : null;
      }}
    </FieldError>
  );
}
