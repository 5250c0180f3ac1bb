import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate as breathe } from "node:timers/promises";
import type { Answer } from "./answer.ts";
import type { AiFault } from "./fault.ts";

/** Sends an answer piece by piece, as far as its fault lets it come. */
export async function send(
  response: ServerResponse,
  { type, pieces, more }: Answer,
  fault: AiFault | undefined,
): Promise<void> {
  response.writeHead(200, { "content-type": type });
  const sent = fault === "cut off" ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
  for (const piece of sent) {
    await write(response, piece);
    if (fault === "endless") await writeForEver(response, more);
  }
  if (fault === "cut off") response.destroy();
  else response.end();
}

/** Writes until the client leaves. */
async function writeForEver(response: ServerResponse, more: string | Buffer): Promise<void> {
  while (!response.destroyed) await write(response, more);
}

/** Waits while the client reads slower than we write. */
async function write(response: ServerResponse, piece: string | Buffer): Promise<void> {
  if (!response.write(piece)) {
    const leaving = new AbortController();
    const { signal } = leaving;
    const settled = [once(response, "drain", { signal }), once(response, "close", { signal })];
    await Promise.race(settled).finally(() => leaving.abort());
  }
  await breathe();
}
