import {
  isOfferedLocale,
  type Locale,
  negotiateLocale,
  type OfferedLocale,
} from "@gemel/i18n/server";
import type { FastifyRequest } from "fastify";
import type { Member } from "../foundation/member.ts";

/** The languages that an `Accept-Language` header asks for, the most wanted first. */
export const acceptedLanguages = (header: string | undefined): string[] =>
  (header ?? "")
    .split(",")
    .map((part) => {
      const [code = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { code, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ code, weight }) => code !== "" && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code);

export const askedLanguage = ({ headers }: FastifyRequest): Locale =>
  negotiateLocale({ browser: acceptedLanguages(headers["accept-language"]) });

/** The language that a member's request asks for, else the member's own. */
export function languageOf(
  { headers }: FastifyRequest,
  { language }: Pick<Member, "language">,
): Locale {
  const asked = acceptedLanguages(headers["accept-language"]);
  return negotiateLocale({ browser: [...asked, language] });
}

/** The language of a tag that the contract lets through, by its first part: `de-CH` is German. */
export function textLanguage(tag: string): OfferedLocale {
  const language = tag.slice(0, 2).toLowerCase();
  if (!isOfferedLocale(language)) throw new Error(`the contract lets ${tag} through`);
  return language;
}
