import type { IntlShape } from "./create-intl.ts";

/** A country in the member's language. One that is no ISO 3166-1 alpha-2 code is a name already. */
export const countryName = (intl: IntlShape, country: string): string =>
  (/^[A-Z]{2}$/.test(country) && intl.formatDisplayName(country, { type: "region" })) || country;
