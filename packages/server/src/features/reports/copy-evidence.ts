import { createHash } from "node:crypto";
import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Services } from "../../services.ts";
import { MediaError } from "../../media/media-error.ts";
import { reportedFiles } from "../../media/named-files.ts";

/**
 * Keeps a copy of a file under the hash of its bytes: the same picture is kept once, however many report it.
 * While the store is unreachable it is the file itself, which lasts as long as the report names it.
 * @returns the name; null when there is no such file
 */
export async function copyEvidence(
  { media, db }: Pick<Services, "db" | "media">,
  name: string | undefined,
): Promise<string | null> {
  if (name === undefined) return null;
  try {
    const file = await media.open(name);
    if (file === undefined) return null;
    const bytes = await buffer(file.bytes);
    const copy = `${createHash("sha256").update(bytes).digest("hex")}${extname(name)}`;
    // A copy that no report names any more may be erased at this moment.
    const isKept = (await reportedFiles(db, [copy])).has(copy);
    if (!isKept) await media.keep(copy, bytes);
    return copy;
  } catch (error) {
    if (error instanceof MediaError) return name;
    throw error;
  }
}
