import type { ComboBoxProps } from "../ComboBox/ComboBox.tsx";

type Taken = "name" | "label" | "description" | "errorMessage" | "isRequired" | "isDisabled";

export interface CountryFieldProps extends Pick<ComboBoxProps<string>, Taken> {
  /** ISO 3166-1 alpha-2 code, such as `CH`, or a name that a backend without codes has; null for none. */
  value?: string | null;
  /** The initial value, in the same form. */
  defaultValue?: string | null;
  /** Called with the code that was chosen, or with null when the text was cleared. */
  onChange?: (code: string | null) => void;
}
