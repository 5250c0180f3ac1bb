import type { IntlShape } from "@gemel/i18n";

/** In words how sure the numbers are. @param confidence 0 to 1, clamped; null where not known */
export const confidenceText = (intl: IntlShape, confidence: number | null): string =>
  confidence === null
    ? intl.formatMessage({ id: "charts.sureUnknown" })
    : intl.formatMessage({ id: "charts.sure" }, { share: Math.min(1, Math.max(0, confidence)) });
