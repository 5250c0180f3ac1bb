import { useIntl } from "@gemel/i18n";
import { useImperativeHandle, useMemo, useState, type FormEvent, type Ref } from "react";
import { flushSync } from "react-dom";
import { useIsSSR } from "react-aria/SSRProvider";
import {
  Form as AriaForm,
  FormContext,
  type FormProps as AriaFormProps,
} from "react-aria-components/Form";
import { ErrorSummary } from "./ErrorSummary.tsx";
import * as styles from "./Form.css.ts";
import { isControl, type FormErrors } from "./form-failures.ts";
import { useFormFailures } from "./use-form-failures.ts";
import { useTyped } from "./use-typed.ts";

export interface FormProps extends Omit<
  AriaFormProps,
  "className" | "style" | "validationErrors" | "validationBehavior"
> {
  /** Errors of the server by field name; a field drops its own as soon as it is changed, all with the next attempt. */
  errors?: FormErrors;
  /** An error of no single field: the server's answer as a whole, in a sentence. */
  error?: string | undefined;
  /** Explains the asterisk of required fields. @default false */
  hasRequiredNote?: boolean;
  ref?: Ref<HTMLFormElement>;
}

const none: FormErrors = {};
const noNames: readonly string[] = [];

interface Dropped {
  readonly errors: FormErrors;
  readonly names: readonly string[];
}

const nativeFields = { validationBehavior: "native" } as const;

/**
 * Fields that are sent together. A failed attempt, here or at the server, is summed up above the fields, with
 * a link to each. The focus goes to the first field that is missing or wrong. If a server refused, the focus
 * goes to the summary, which is read first. Clear `errors` and `error` when an attempt starts, and keep the
 * same `errors` object otherwise.
 *
 * Typed content is reported to the `TypingProvider` around it until it is sent.
 *
 * A form that a server rendered accepts no input until it is hydrated. Otherwise the input would be lost, or
 * be sent as part of the page's address.
 *
 * Not for a setting that is stored at once.
 */
export function Form(props: FormProps) {
  const { errors = none, error, hasRequiredNote, children, onSubmit, ref, ...rest } = props;
  const intl = useIntl();
  const isSSR = useIsSSR();
  const { form, summary, failures, takesFocus, collect, clear } = useFormFailures(
    errors,
    error ?? "",
  );
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);
  // Fields whose errors no longer hold: the field was changed, or the form was submitted again.
  const [dropped, setDropped] = useState<Dropped>({ errors: none, names: [] });
  const droppedNames = dropped.errors === errors ? dropped.names : noNames;
  const validationErrors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(errors)
          .filter(([name]) => !droppedNames.includes(name))
          .map(([name, texts]) => [name, [texts].flat()]),
      ),
    [errors, droppedNames],
  );
  const drop = (names: readonly string[]): void =>
    setDropped({ errors, names: [...droppedNames, ...names] });
  const { markSent } = useTyped(form, errors, error ?? "");
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    // Synchronous, because a refused field counts as invalid.
    flushSync(() => drop(Object.keys(errors)));
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isChecked = !(submitter instanceof HTMLButtonElement && submitter.formNoValidate);
    if (isChecked && !event.currentTarget.checkValidity()) {
      event.preventDefault();
      return;
    }
    clear();
    markSent();
    onSubmit?.(event);
  };
  return (
    <AriaForm
      {...rest}
      ref={form}
      // Lets every attempt through to `submit`, which checks once the server's refusals are out of its way.
      validationBehavior="aria"
      validationErrors={validationErrors}
      onInvalid={(event) => {
        // Keeps react-aria from focusing the first field: the summary comes first.
        event.preventDefault();
        collect();
      }}
      onSubmit={submit}
    >
      <FormContext value={nativeFields}>
        <fieldset
          role="presentation"
          disabled={isSSR}
          className={styles.content}
          // Even before the field loses focus: the content below would move away from under that press.
          onInput={({ target }) => {
            if (isControl(target) && target.name in validationErrors) drop([target.name]);
          }}
        >
          <div aria-live={takesFocus ? "off" : "polite"} className={styles.live}>
            {failures.length > 0 || error ? (
              <ErrorSummary ref={summary} error={error ?? ""} failures={failures} />
            ) : null}
          </div>
          {hasRequiredNote ? (
            <p className={styles.note}>{intl.formatMessage({ id: "ui.form.requiredNote" })}</p>
          ) : null}
          {children}
        </fieldset>
      </FormContext>
    </AriaForm>
  );
}
