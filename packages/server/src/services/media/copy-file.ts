import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Parts } from "../parts.ts";
import { MediaError } from "./media-error.ts";

/**
 * Keeps a copy of a file under a name of its own. While the store is away it is the file itself, which lasts
 * until its owner replaces it: less than a copy, and more than nothing.
 * @returns the name; null when there is no such file
 */
export async function copyFile(
  parts: Pick<Parts, "media">,
  name: string | undefined,
): Promise<string | null> {
  if (name === undefined) return null;
  try {
    const file = await parts.media.open(name);
    if (file === undefined) return null;
    const copy = `${randomUUID()}${extname(name)}`;
    await parts.media.keep(copy, await buffer(file.bytes));
    return copy;
  } catch (error) {
    if (error instanceof MediaError) return name;
    throw error;
  }
}
