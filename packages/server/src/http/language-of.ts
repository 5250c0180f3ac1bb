import { type Locale, negotiateLocale } from "@gemel/i18n/server";
import type { FastifyRequest } from "fastify";
import { acceptedLanguages } from "./accepted-languages.ts";
import { memberOf } from "./member-of.ts";

/** The language that a visitor's request asks for. */
export const askedLanguage = ({ headers }: FastifyRequest): Locale =>
  negotiateLocale({ browser: acceptedLanguages(headers["accept-language"]) });

/** The language that a request asks for, else the member's own. */
export function languageOf(request: FastifyRequest): Locale {
  const asked = acceptedLanguages(request.headers["accept-language"]);
  return negotiateLocale({ browser: [...asked, memberOf(request).language] });
}
