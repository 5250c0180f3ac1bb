import type { Media } from "../world/media.ts";
import type { Answer } from "./answer.ts";
import { notFound, Refusal } from "./refusal.ts";

const CACHE = { "Cache-Control": "private, max-age=3600" };

/** The bytes of a picture. @throws Refusal 404 where there is none */
export function sendPicture(media: Media | undefined): Answer {
  if (!media) throw notFound();
  return { status: 200, headers: { "Content-Type": media.type, ...CACHE }, body: media.bytes };
}

/** The bytes of a recording, or the part that `Range` asks for. @throws Refusal 404 or 416 */
export function sendAudio(media: Media | undefined, range: string | undefined): Answer {
  if (!media) throw notFound();
  const headers = { "Content-Type": media.type, "Accept-Ranges": "bytes", ...CACHE };
  const size = media.bytes.length;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (first === "" && last === "") return { status: 200, headers, body: media.bytes };
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(size - 1, Number(last));
  if (from > to) throw new Refusal(416, "range_not_satisfiable", "The file has no such part.");
  return {
    status: 206,
    headers: { ...headers, "Content-Range": `bytes ${from}-${to}/${size}` },
    body: media.bytes.subarray(from, to + 1),
  };
}

/** The bytes of a file that nobody may keep on the way. */
export const sendArchive = ({ type, bytes }: Media): Answer => ({
  status: 200,
  headers: { "Content-Type": type, "Cache-Control": "no-store" },
  body: bytes,
});
