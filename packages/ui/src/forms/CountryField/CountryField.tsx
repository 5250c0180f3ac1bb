import { useIntl } from "@gemel/i18n";
import { useMemo } from "react";
import { ComboBox, type ComboBoxProps } from "../ComboBox/ComboBox.tsx";
import { countries } from "./countries.ts";

/** Values are ISO 3166-1 alpha-2 codes, such as `CH`. */
export type CountryFieldProps = Omit<ComboBoxProps<string>, "options" | "emptyText">;

/**
 * A country, by its name in the member's language, found with or without its accents. Not for a
 * language nor a telephone code.
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
