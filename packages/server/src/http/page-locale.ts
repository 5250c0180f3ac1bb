import "@fastify/cookie";
import { isOfferedLocale, type Locale, negotiateLocale } from "@gemel/i18n/server";
import type { FastifyRequest } from "fastify";
import { acceptedLanguages } from "./accepted-languages.ts";

/** The language that an address names in `?lang=`; undefined where it names none that is offered. */
export function askedLocale(request: FastifyRequest): Locale | undefined {
  const { lang } = request.query as { lang?: unknown };
  return typeof lang === "string" && isOfferedLocale(lang) ? lang : undefined;
}

/**
 * The language to send a public page in: the one that the address names, then the one that was chosen
 * in this browser, which the app mirrors in a cookie, then those that the browser asks for.
 */
export const pageLocale = (request: FastifyRequest): Locale =>
  negotiateLocale({
    stored: askedLocale(request) ?? request.cookies["__Host-lang"] ?? request.cookies["lang"],
    browser: acceptedLanguages(request.headers["accept-language"]),
  });
