import "@fastify/cookie";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pageAddresses } from "./page-addresses.ts";
import { isOfferedLocale, type Locale, negotiateLocale } from "@gemel/i18n/server";
import { acceptedLanguages } from "../language.ts";

/** The language that an address names in `?lang=`; undefined where it names none that is offered. */
function askedLocale(request: FastifyRequest): Locale | undefined {
  const { lang } = request.query as { lang?: unknown };
  return typeof lang === "string" && isOfferedLocale(lang) ? lang : undefined;
}

/**
 * The language to send a public page in: the one that the address names, then the one that was chosen
 * in this browser, which the app mirrors in a cookie, then those that the browser asks for.
 */
const pageLocale = (request: FastifyRequest): Locale =>
  negotiateLocale({
    stored: askedLocale(request) ?? request.cookies["__Host-lang"] ?? request.cookies["lang"],
    browser: acceptedLanguages(request.headers["accept-language"]),
  });

/** Where the build left room for addresses, which only a running server knows. */
const addressesMark = "<!--addresses-->";

const compress = promisify(brotliCompress);

/** Half a millisecond for a page; the best would take fifty times as long. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface PageRequest {
  readonly path: string;
  readonly languages: ReadonlyMap<string, string>;
  /** Where the site is; what was asked for when the operator does not say. */
  readonly publicUrl: string | undefined;
}

/** Sends a page that was made at build, in the reader's language and with its addresses. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, languages, publicUrl }: PageRequest,
): Promise<FastifyReply> {
  const locale = pageLocale(request);
  const made = languages.get(locale);
  if (made === undefined) throw new Error(`The build has no ${path} in ${locale}`);
  const origin = publicUrl ?? `${request.protocol}://${request.host}`;
  const addresses = pageAddresses({ origin, path, asked: askedLocale(request) });
  const page = made.replace(addressesMark, () => addresses);
  const etag = `W/"${createHash("sha256").update(page).digest("base64url")}"`;
  void reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("content-language", locale)
    .header("etag", etag)
    .header("vary", "Accept-Encoding, Accept-Language, Cookie");
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  if (!/\bbr\b/.test(String(request.headers["accept-encoding"]))) return reply.send(page);
  return reply.header("content-encoding", "br").send(await compress(page, quality));
}
