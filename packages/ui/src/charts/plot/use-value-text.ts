import { useIntl } from "@gemel/i18n";
import { clamp, type Value } from "./geometry.ts";

/** Returns a function that writes a chart's value, 0 to 100: a whole number, or a text if there is none. */
export function useValueText(): (value: Value | undefined) => string {
  const intl = useIntl();
  return (value) =>
    value === null || value === undefined
      ? intl.formatMessage({ id: "charts.missing" })
      : intl.formatNumber(Math.round(clamp(value)));
}
