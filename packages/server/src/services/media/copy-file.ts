import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Parts } from "../parts.ts";

/** Keeps a copy of a file under a name of its own. @returns the name; null when there is no such file */
export async function copyFile(
  parts: Pick<Parts, "media">,
  name: string | undefined,
): Promise<string | null> {
  const file = name === undefined ? undefined : await parts.media.open(name);
  if (name === undefined || file === undefined) return null;
  const copy = `${randomUUID()}${extname(name)}`;
  await parts.media.keep(copy, await buffer(file.bytes));
  return copy;
}
