import type { IntlShape } from "@gemel/i18n";

const written = (intl: IntlShape, confidence: number | null, write: (share: number) => string) =>
  confidence === null
    ? intl.formatMessage({ id: "charts.sureUnknown" })
    : write(Math.min(1, Math.max(0, confidence)));

/** In words how sure the numbers are. @param confidence 0 to 1, clamped; null where not known */
export const confidenceText = (intl: IntlShape, confidence: number | null): string =>
  written(intl, confidence, (share) => intl.formatMessage({ id: "charts.sure" }, { share }));

/** The same below a heading that says of what: the percentage alone, where it is known. */
export const confidencePercent = (intl: IntlShape, confidence: number | null): string =>
  written(intl, confidence, (share) => intl.formatNumber(share, { style: "percent" }));
