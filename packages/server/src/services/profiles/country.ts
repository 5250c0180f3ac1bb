/** Codes that Unicode knows and ISO 3166-1 does not assign to a country. */
const notCountries: ReadonlySet<string> = new Set(
  "AC AN BU CP CQ CS DD DG EA EU EZ FX IC NT QO SU TA TP UK UN XA XB YD YU ZR ZZ".split(" "),
);

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Whether a text is an ISO 3166-1 alpha-2 code (or XK, which everybody uses for Kosovo). */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !notCountries.has(code) && names.of(code) !== undefined;
