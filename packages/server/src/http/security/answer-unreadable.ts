import type { FastifyInstance } from "fastify";
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import { errorTable } from "../../errors/error-table.ts";

const { code, message } = errorTable.malformed;
const body = JSON.stringify({ error_code: code, message });

const head = [
  "Connection: close",
  "Content-Type: application/json; charset=utf-8",
  `Content-Length: ${Buffer.byteLength(body)}`,
  "Cache-Control: no-store",
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy: same-origin",
  "X-Content-Type-Options: nosniff",
].join("\r\n");

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what Node cannot read as a request, and hangs up. No hook sees it, so the answer is the same for all; its
 * headers let a page do nothing with it.
 */
export function answerUnreadable({ code: reason = "" }: { code?: string }, socket: Duplex): void {
  if (socket.writable && reason !== "ECONNRESET") {
    const status = statuses[reason] ?? errorTable.malformed.status;
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${body}`);
  }
  socket.destroy();
}

/** Leaves to our hooks what Node would refuse by itself: an unknown `Expect`, and a request without a host. */
export function answerAll(app: FastifyInstance): void {
  app.server.on("checkExpectation", (request, response) => app.routing(request, response));
  app.addHook("onRequest", async ({ raw }) => {
    if (raw.httpVersion === "1.1" && raw.headers.host === undefined) {
      throw new AppError("malformed");
    }
  });
}

/**
 * The address of a request as the router takes it. A path that cannot be decoded is read as it is written: its percent
 * signs are no more than that, and it is an address like any other at which there is nothing. The router would answer
 * it before every hook: without headers, page and log.
 */
export function decodableAddress({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
