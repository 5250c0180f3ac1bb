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
 * focus to the summary once per failed attempt.
 */
export function useFormFailures(errors: FormErrors, error: string) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState<readonly FormFailure[]>([]);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!form.current) return;
    setFailures(refusedFields(form.current, errors));
    if (error || Object.keys(errors).length > 0) setAttempt((count) => count + 1);
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
