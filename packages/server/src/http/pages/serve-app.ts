import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import "@fastify/cookie";
import { isOfferedLocale, type Locale, negotiateLocale } from "@gemel/i18n/server";
import { AppError } from "../../errors/app-error.ts";
import { exists, unlessMissing } from "../../foundation/files.ts";
import { sendError } from "../error-handler.ts";
import { pageAddresses } from "./page-addresses.ts";
import { acceptedLanguages } from "../language.ts";

/** Returns the language that an address names in `?lang=`; undefined if it names none that is offered. */
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

/** The place that the build left for addresses, which only a running server knows. */
const addressesMark = "<!--addresses-->";

const compress = promisify(brotliCompress);

/** Half a millisecond for a page; the best would take fifty times as long. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface PageRequest {
  readonly path: string;
  readonly languages: ReadonlyMap<string, string>;
  /** The address of the site; if the operator sets none, that of the request. */
  readonly publicUrl: string | undefined;
}

/** Sends a page that was made at build, in the reader's language and with its addresses. */
async function sendPage(
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

/** The pages that were made at build: by path, then by language, as HTML. */
type Pages = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads `<language>/<name>.html` from a folder; a build without such pages has none. */
async function readPages(folder: string): Promise<Pages> {
  const pages = new Map<string, Map<string, string>>();
  for (const locale of await namesIn(folder)) {
    for (const file of await namesIn(join(folder, locale))) {
      const name = file.replace(/\.html$/, "");
      const path = name === "index" ? "/" : `/${name}`;
      const languages = pages.get(path) ?? new Map<string, string>();
      pages.set(path, languages.set(locale, await readFile(join(folder, locale, file), "utf8")));
    }
  }
  return pages;
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await unlessMissing(() => readdir(folder))) ?? [];

const FOREVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "no-cache";
/** Paths that belong to the server: nothing there is a page of the app. */
const ours = /^\/(?:api|ws|dev|healthz|readyz|metrics|status)(?:\/|$)/;

export interface AppFiles {
  readonly folder: string;
  /** The address of the site, if the operator sets it. */
  readonly publicUrl: string | undefined;
}

/**
 * Serves the built app: hashed assets for ever, compressed where the build made it so, public pages as
 * they were made at build, and the app's one page for every other route. Without a build only the API
 * answers.
 */
export async function serveApp(app: FastifyInstance, { folder, publicUrl }: AppFiles) {
  const built = await exists(join(folder, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, "assets"));
        reply.header("cache-control", hashed ? FOREVER : ASK_FIRST);
      },
    });
  }
  const pages = await readPages(join(folder, ".pages"));
  app.setNotFoundHandler((request, reply) => {
    if (!built || !isPage(request)) return notFound(request, reply);
    const path = pathOf(request);
    const languages = pages.get(path);
    return languages
      ? sendPage(request, reply, { path, languages, publicUrl })
      : reply.sendFile("index.html");
  });
}

/** The path of a request; what follows it may be secret. */
const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "";

function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const reads = request.method === "GET" || request.method === "HEAD";
  return reads && !ours.test(path) && extname(path) === "";
}

const notFound = (request: FastifyRequest, reply: FastifyReply): unknown =>
  sendError(request, reply, new AppError("not_found"));
