import { useIntl } from "@gemel/i18n";
import { useMemo } from "react";
import { ComboBox, type ComboBoxProps } from "../ComboBox/ComboBox.tsx";
import { countries } from "./countries.ts";

export interface CountryFieldProps extends Omit<ComboBoxProps<string>, "options" | "emptyText"> {
  /** ISO 3166-1 alpha-2 code, such as `CH`; null for none. */
  value?: string | null;
  /** The same, to start with. */
  defaultValue?: string | null;
  /** Called with the code that was chosen, or with null when the text was cleared. */
  onChange?: (code: string | null) => void;
}

/**
 * Where somebody lives: a country by its name in the member's language, in that language's order and
 * found without its accents too. The names come from the browser.
 *
 * Not for a language (`NativeSelect`) nor for a telephone code.
 */
export function CountryField(props: CountryFieldProps) {
  const intl = useIntl();
  const options = useMemo(() => countries(intl.locale), [intl.locale]);
  return (
    <ComboBox
      {...props}
      options={options}
      emptyText={intl.formatMessage({ id: "ui.countryField.empty" })}
    />
  );
}
