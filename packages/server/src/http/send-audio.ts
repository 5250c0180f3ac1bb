import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { audioTypeOf } from "../services/audio/audio-kind.ts";
import type { Parts } from "../services/parts.ts";
import { parseByteRange } from "./byte-range.ts";

/**
 * Answers with a recording, whole or the part that `Range` asks for; not at all where the browser has
 * it already. Its name changes with its content, so a part never continues another recording.
 * @throws AppError `not_found` for a file that was replaced a moment ago, `range_not_satisfiable`
 */
export async function sendAudio(
  request: FastifyRequest,
  reply: FastifyReply,
  { media }: Pick<Parts, "media">,
  name: string,
): Promise<FastifyReply> {
  const etag = `"${name}"`;
  const cache = { "cache-control": "private, no-cache", etag };
  if (request.headers["if-none-match"] === etag) return reply.headers(cache).code(304).send();

  const size = await media.size(name);
  if (size === undefined) throw new AppError("not_found");
  const wanted = request.headers["if-range"] ?? etag;
  const range = wanted === etag ? parseByteRange(request.headers.range, size) : undefined;
  if (range === "unsatisfiable") {
    reply.header("content-range", `bytes */${size}`);
    throw new AppError("range_not_satisfiable");
  }
  const file = await media.open(name, range);
  if (file === undefined) throw new AppError("not_found");
  if (range !== undefined) {
    reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${size}`);
  }
  return reply
    .headers({ ...cache, "accept-ranges": "bytes", "content-length": file.size })
    .type(audioTypeOf(name))
    .send(file.bytes);
}
