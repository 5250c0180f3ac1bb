import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";

const dist = resolve(import.meta.dirname, "../../app/dist");

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export interface DistServer {
  url: string;
  close: () => Promise<void>;
}

/** A file of the build, by its path on the site. */
export const readDist = (path: string): Promise<Buffer> => readFile(join(dist, path));

/** The paths of all files of the build. */
export async function distFiles(): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length));
}

/**
 * Serves the build as the backend does to an English visitor: pages for every path, made at build or
 * not, and 401 below `/api`.
 */
export async function serveDist(): Promise<DistServer> {
  const files = new Set(await distFiles());
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.startsWith("/api/")) {
      response.writeHead(401, { "content-type": "application/json" });
      response.end('{"error_code":"unauthorized","message":"Sign in first."}');
      return;
    }
    const made = `/.pages/en${pathname === "/" ? "/index" : pathname}.html`;
    const path = [pathname, made].find((file) => files.has(file)) ?? "/index.html";
    const type = types[extname(path)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type }).end(await readDist(path));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Not a TCP address");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
