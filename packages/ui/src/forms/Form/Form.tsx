import { useIntl } from "@gemel/i18n";
import { useImperativeHandle, useMemo, type Ref } from "react";
import { useIsSSR } from "react-aria/SSRProvider";
import { Form as AriaForm, type FormProps as AriaFormProps } from "react-aria-components/Form";
import { ErrorSummary } from "./ErrorSummary.tsx";
import * as styles from "./Form.css.ts";
import type { FormErrors } from "./form-failures.ts";
import { useFormFailures } from "./use-form-failures.ts";

export interface FormProps extends Omit<
  AriaFormProps,
  "className" | "style" | "validationErrors" | "validationBehavior"
> {
  /** Errors of the server by field name; a field drops its own as soon as it is changed. */
  errors?: FormErrors;
  /** What concerns no single field: the server's answer as a whole, in a sentence. */
  error?: string;
  /** Explains the asterisk of required fields. @default false */
  hasRequiredNote?: boolean;
  ref?: Ref<HTMLFormElement>;
}

const none: FormErrors = {};

/**
 * Fields that are sent together. A failed attempt, here or at the server, is summed up above the
 * fields: the summary takes focus when it appears and leads to each of them. Clear `errors` and `error` when an
 * attempt starts, and keep the same `errors` object otherwise.
 *
 * A form that a server rendered takes nothing until it is hydrated: what was written into it would be lost, or
 * be sent as part of the page's address.
 *
 * Not for a setting that is stored at once.
 */
export function Form(props: FormProps) {
  const { errors = none, error, hasRequiredNote, children, onSubmit, ref, ...rest } = props;
  const intl = useIntl();
  const isSSR = useIsSSR();
  const { form, summary, failures, collect, clear } = useFormFailures(errors, error ?? "");
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);
  const validationErrors = useMemo(
    () => Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, [texts].flat()])),
    [errors],
  );
  return (
    <AriaForm
      {...rest}
      ref={form}
      validationErrors={validationErrors}
      onInvalid={(event) => {
        // Keeps react-aria from focusing the first field: the summary comes first.
        event.preventDefault();
        collect();
      }}
      onSubmit={(event) => {
        clear();
        onSubmit?.(event);
      }}
    >
      <fieldset role="presentation" disabled={isSSR} className={styles.content}>
        {failures.length > 0 || error ? (
          <ErrorSummary ref={summary} error={error ?? ""} failures={failures} />
        ) : null}
        {hasRequiredNote ? (
          <p className={styles.note}>{intl.formatMessage({ id: "ui.form.requiredNote" })}</p>
        ) : null}
        {children}
      </fieldset>
    </AriaForm>
  );
}
