/** Whether a country has the form of an ISO 3166-1 alpha-2 code: what has another has no name to look up. */
export const isCountryCode = (country: string): boolean => /^[A-Z]{2}$/.test(country);
