import { useIntl } from "@gemel/i18n";
import { CircleAlert } from "lucide-react";
import { useId, type Ref } from "react";
import * as styles from "./Form.css.ts";
import type { FormFailure } from "./form-failures.ts";

export interface ErrorSummaryProps {
  /** An error of the form as a whole; empty for none. */
  error: string;
  failures: readonly FormFailure[];
  ref: Ref<HTMLDivElement>;
}

/** Shows above a form why it was not sent, and links to each field. It can be focused. */
export function ErrorSummary({ error, failures, ref }: ErrorSummaryProps) {
  const intl = useIntl();
  const id = useId();
  const heading =
    error || intl.formatMessage({ id: "ui.form.errorSummary" }, { count: failures.length });
  const text = ({ label, message }: FormFailure) =>
    label ? intl.formatMessage({ id: "ui.form.errorItem" }, { label, message }) : message;
  return (
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} className={styles.summary}>
      <CircleAlert aria-hidden className={styles.summaryIcon} />
      <div className={styles.summaryText}>
        <p id={id} className={styles.summaryHeading}>
          {heading}
        </p>
        {failures.length === 0 ? null : (
          <ul role="list" className={styles.summaryList}>
            {failures.map((failure) => (
              <li key={`${failure.name} ${failure.label}`}>
                {failure.focus ? (
                  <a
                    href={`#${failure.name}`}
                    className={styles.summaryLink}
                    onClick={(event) => {
                      event.preventDefault();
                      failure.focus?.();
                    }}
                  >
                    {text(failure)}
                  </a>
                ) : (
                  text(failure)
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
