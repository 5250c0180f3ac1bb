import type { Locale } from "@gemel/i18n";

/**
 * The cookie with the language in which the server sends pages that were made at build. Over https no other
 * host of the domain can set it.
 */
export const languageCookie = (locale: Locale, protocol: string): string => {
  const rest = `${locale};path=/;max-age=31536000;samesite=lax`;
  return protocol === "https:" ? `__Host-lang=${rest};secure` : `lang=${rest}`;
};
