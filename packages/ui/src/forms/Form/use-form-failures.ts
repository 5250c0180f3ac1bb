import { useIntl } from "@gemel/i18n";
import { useEffect, useRef, useState } from "react";
import {
  invalidFields,
  refusedFields,
  type FormErrors,
  type FormFailure,
} from "./form-failures.ts";

/**
 * Collects why a form was not sent, from the browser's validation and from the server, and moves
 * focus to the summary once per failed attempt. What is there from the start is no attempt.
 */
export function useFormFailures(errors: FormErrors, error: string) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState<readonly FormFailure[]>([]);
  const [attempt, setAttempt] = useState(0);
  const told = useRef({ errors, error });

  useEffect(() => {
    if (!form.current) return;
    setFailures(refusedFields(form.current, errors));
    const isNew = told.current.errors !== errors || told.current.error !== error;
    told.current = { errors, error };
    if (isNew && (error || Object.keys(errors).length > 0)) setAttempt((count) => count + 1);
  }, [errors, error]);

  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  return {
    form,
    summary,
    failures,
    /** For every `invalid` event: the browser fires one per field. */
    collect: () => {
      if (!form.current) return;
      setFailures(invalidFields(form.current, intl));
      setAttempt((count) => count + 1);
    },
    clear: () => setFailures([]),
  };
}
