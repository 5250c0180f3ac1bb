import type { IntlShape } from "@gemel/i18n";
import { validityMessage } from "../Field/validity-message.ts";

/** A field that keeps a form from being sent, as the summary lists it. */
export interface FormFailure {
  /** The control's `name`, or an empty string. */
  name: string;
  /** The field's label; empty when no such field is on the page. */
  label: string;
  message: string;
  /** Moves focus to the field, if it is on the page. */
  focus: (() => void) | undefined;
}

/** Errors of a server by field name, as a form takes them. */
export type FormErrors = Readonly<Record<string, string | readonly string[]>>;

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const within = (control: FormControl, marker: string): string =>
  control.closest("[data-field]")?.querySelector(`[${marker}]`)?.textContent?.trim() ?? "";

const labelOf = (control: FormControl): string =>
  within(control, "data-field-label") || (control.labels?.[0]?.textContent ?? "");

/**
 * The control itself, or the visible element for a control that only the browser needs, such as a date's
 * hidden input.
 */
const visible = (control: FormControl): HTMLElement =>
  control.checkVisibility() && !control.closest("[aria-hidden=true]")
    ? control
    : (control.closest("[data-field]")?.querySelector<HTMLElement>("button, [tabindex='0']") ??
      control);

/** The fields for which the browser refused to send a form, one entry per field. */
export function invalidFields(form: HTMLFormElement, intl: IntlShape): FormFailure[] {
  const failures = [...form.elements]
    .filter(isControl)
    .filter((control) => !control.validity.valid)
    .map((control) => ({
      name: control.name,
      label: labelOf(control),
      message:
        within(control, "data-field-error") ||
        validityMessage(intl, control.validity, {
          type: control.type,
          minLength: control instanceof HTMLSelectElement ? 0 : control.minLength,
          errors: [control.validationMessage],
        }),
      focus: () => visible(control).focus(),
    }));
  // Every radio button of a required group is invalid; the group is one field.
  return failures.filter(
    ({ name }, at) => name === "" || failures.findIndex((other) => other.name === name) === at,
  );
}

/** The errors for which a server refused a form, with the labels of the fields it names. */
export function refusedFields(form: HTMLFormElement, errors: FormErrors): FormFailure[] {
  const controls = [...form.elements].filter(isControl);
  return Object.entries(errors).map(([name, messages]) => {
    const control = controls.find((candidate) => candidate.name === name);
    return {
      name,
      label: control ? labelOf(control) : "",
      message: [messages].flat().join(" "),
      focus: control ? () => visible(control).focus() : undefined,
    };
  });
}
