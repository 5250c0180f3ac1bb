import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import { type AudioType, audioTypeOf } from "../../media/audio/audio-kind.ts";
import type { MediaStore } from "../../media/media-store.ts";
import { parseByteRange } from "./byte-range.ts";
import type { FileAnswer } from "../operation.ts";

/**
 * Answers with a recording, whole or the part that `Range` asks for; not at all where the browser has
 * it already. Its name changes with its content, so a part never continues another recording.
 * @throws AppError `not_found` for a file that was replaced a moment ago, `range_not_satisfiable`
 */
export async function audioAnswer(
  { media }: { readonly media: MediaStore },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  name: string,
): Promise<FileAnswer<200 | 206, AudioType>> {
  const etag = `"${name}"`;
  const cache = { "cache-control": "private, no-cache", etag };
  if (request.headers["if-none-match"] === etag) return { status: 304, headers: cache };

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
  const part = range && { "content-range": `bytes ${range.first}-${range.last}/${size}` };
  return {
    status: range === undefined ? 200 : 206,
    type: audioTypeOf(name),
    headers: { ...cache, ...part, "accept-ranges": "bytes", "content-length": file.size },
    body: file.bytes,
  };
}
