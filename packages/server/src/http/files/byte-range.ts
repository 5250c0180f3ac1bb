import type { ByteRange } from "../../media/media-store.ts";

/**
 * Reads a `Range` header of one part (RFC 9110, section 14): `bytes=2-5`, `bytes=2-`, or the last five
 * bytes as `bytes=-5`.
 * @param size of the file, in bytes
 * @returns the part, cut at the end of the file; `"unsatisfiable"` when the file has none of it; nothing
 * when the header asks for nothing that can be understood, which means the whole file
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? Number.POSITIVE_INFINITY : Number(to);
  if (last < first) return undefined;
  if (first >= size) return "unsatisfiable";
  return { first, last: Math.min(last, size - 1) };
}
