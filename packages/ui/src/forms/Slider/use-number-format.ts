import { useMemo } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { numberFormat, type NumberUnit } from "../NumberField/number-format.ts";

/** Writes numbers as the member's language does, with as many digits as the step has. */
export function useNumberFormat(step: number, unit: NumberUnit | undefined): Intl.NumberFormat {
  const { locale } = useLocale();
  return useMemo(
    () => new Intl.NumberFormat(locale, numberFormat(step, unit)),
    [locale, step, unit],
  );
}
