import { useIntl } from "@gemel/i18n";
import { useEffect, useRef, useState } from "react";
import {
  invalidFields,
  refusedFields,
  type FormErrors,
  type FormFailure,
} from "./form-failures.ts";

/**
 * Collects the reasons why a form was not sent. Once per failed attempt it moves focus: to the first field
 * that the browser's validation found, or to the summary of the server's errors. Errors that are there from
 * the start count as no attempt.
 */
export function useFormFailures(errors: FormErrors, error: string) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState<readonly FormFailure[]>([]);
  const [attempt, setAttempt] = useState<{ first?: FormFailure | undefined }>();
  const shown = useRef({ errors, error });

  useEffect(() => {
    if (!form.current) return;
    setFailures(refusedFields(form.current, errors));
    const isNew = shown.current.errors !== errors || shown.current.error !== error;
    shown.current = { errors, error };
    if (isNew && (error || Object.keys(errors).length > 0)) setAttempt({});
  }, [errors, error]);

  useEffect(() => {
    if (!attempt) return;
    if (attempt.first?.focus) attempt.first.focus();
    else summary.current?.focus();
  }, [attempt]);

  return {
    form,
    summary,
    failures,
    /** The summary is read because it takes the focus. */
    takesFocus: attempt !== undefined && attempt.first === undefined,
    /** For every `invalid` event: the browser fires one per field. */
    collect: () => {
      if (!form.current) return;
      const found = invalidFields(form.current, intl);
      setFailures(found);
      setAttempt({ first: found[0] });
    },
    clear: () => setFailures([]),
  };
}
