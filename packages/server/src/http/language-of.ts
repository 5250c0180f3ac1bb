import { type Locale, negotiateLocale } from "@gemel/i18n/server";
import type { FastifyRequest } from "fastify";
import { memberOf } from "./member-of.ts";

/** The language that a request asks for, else the member's own. */
export function languageOf(request: FastifyRequest): Locale {
  const asked = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((part) => part.split(";", 1)[0]?.trim() ?? "");
  return negotiateLocale({ browser: [...asked, memberOf(request).language] });
}
