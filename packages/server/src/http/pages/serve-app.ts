import fastifyStatic from "@fastify/static";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import { exists, unlessMissing } from "../../foundation/files.ts";
import { sendError } from "../error-handler.ts";
import { sendPage } from "./send-page.ts";

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
  /** Where the site is, when the operator says so. */
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
