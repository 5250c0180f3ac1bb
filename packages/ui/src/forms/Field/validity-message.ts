import type { IntlShape } from "@gemel/i18n";

/** Facts about a control beside its validity. */
export interface ValidityContext {
  /** The control's type: an `email`, a `url`, a `checkbox`, a `radio`, `select-one`… */
  type?: string | undefined;
  minLength?: number | undefined;
  /** Messages of the field's own validation or of the server; they win over a general text. */
  errors?: readonly string[] | undefined;
}

const choices: ReadonlySet<string> = new Set(["checkbox", "radio", "select-one"]);

/**
 * Says in the member's language what a browser's `ValidityState` means; the browser itself would use its own
 * language. Returns an empty string for a valid control.
 */
export function validityMessage(
  intl: IntlShape,
  validity: ValidityState,
  { type = "text", minLength = 0, errors = [] }: ValidityContext = {},
): string {
  const own = errors.join(" ");
  if (validity.valid) return "";
  if (validity.customError || validity.rangeOverflow || validity.rangeUnderflow) return own;
  if (validity.valueMissing)
    return intl.formatMessage({
      id: choices.has(type) ? "ui.field.choiceMissing" : "ui.field.valueMissing",
    });
  if ((validity.typeMismatch || validity.patternMismatch) && type === "email")
    return intl.formatMessage({ id: "ui.field.emailInvalid" });
  if (validity.typeMismatch && type === "url")
    return intl.formatMessage({ id: "ui.field.urlInvalid" });
  if (validity.tooShort && minLength > 0)
    return intl.formatMessage({ id: "ui.field.tooShort" }, { count: minLength });
  return intl.formatMessage({ id: "ui.field.invalid" });
}
