import { access } from "node:fs/promises";
import { extname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { isMissing } from "../stores/is-missing.ts";
import { sendError } from "./error-handler.ts";

const FOREVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "no-cache";
/** Paths that belong to the server: nothing there is a page of the app. */
const ours = /^\/(?:api|ws|dev|healthz|readyz)(?:\/|$)/;

/**
 * Serves the built app: hashed assets for ever, compressed where the build made it so, and its one page
 * for every route of the app. Without a build only the API answers.
 */
export async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
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
  app.setNotFoundHandler((request, reply) =>
    built && isPage(request) ? reply.sendFile("index.html") : notFound(request, reply),
  );
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

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
