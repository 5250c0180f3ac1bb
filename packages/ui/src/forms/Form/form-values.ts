import { isControl, type FormControl } from "./form-failures.ts";

const valueOf = (control: FormControl): string =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)
    ? String(control.checked)
    : control.value;

/** The value of each field of a form. */
export const valuesOf = (form: HTMLFormElement): ReadonlyMap<FormControl, string> =>
  new Map([...form.elements].filter(isControl).map((control) => [control, valueOf(control)]));
