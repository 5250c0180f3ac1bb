import { useIntl } from "@gemel/i18n";
import { useLocale } from "react-aria-components/I18nProvider";
import { digitsOf } from "./number-format.ts";

interface NumberRules {
  minValue: number | undefined;
  maxValue: number | undefined;
  step: number;
  formatOptions: Intl.NumberFormatOptions;
}

/** Returns a function that gives the error of a number, in the member's language; null for none. */
export function useNumberRules({ minValue, maxValue, step, formatOptions }: NumberRules) {
  const intl = useIntl();
  const { locale } = useLocale();
  return (value: number): string | null => {
    if (Number.isNaN(value)) return null;
    const write = (bound = 0) => new Intl.NumberFormat(locale, formatOptions).format(bound);
    if (value < (minValue ?? -Infinity) || value > (maxValue ?? Infinity)) {
      const bounds =
        minValue === undefined ? "highest" : maxValue === undefined ? "lowest" : "both";
      return intl.formatMessage(
        { id: "ui.numberField.range" },
        { bounds, lowest: write(minValue), highest: write(maxValue) },
      );
    }
    const digits = digitsOf(step);
    return Number(value.toFixed(digits)) === value
      ? null
      : intl.formatMessage({ id: "ui.numberField.digits" }, { digits });
  };
}
