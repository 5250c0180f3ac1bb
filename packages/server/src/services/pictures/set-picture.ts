import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { letGo } from "../media/let-go.ts";
import type { Parts } from "../parts.ts";
import { renderPicture } from "./render-picture.ts";

/**
 * Replaces a member's picture. The file is kept before the row names it, and the former one goes
 * after, so that a killed process leaves a picture that works; `sweepMedia` erases what no row names.
 * @returns the name of the file
 * @throws AppError as `renderPicture`
 */
export async function setPicture(
  parts: Pick<Parts, "media" | "stores">,
  userId: string,
  source: Readable,
): Promise<string> {
  const upload = await parts.media.receive(source);
  try {
    const bytes = await renderPicture(upload.path, userId);
    const name = `${randomUUID()}.webp`;
    await parts.media.keep(name, bytes);
    const former = await parts.stores.pictures.replace(userId, name);
    if (former !== undefined) await letGo(parts, former);
    return name;
  } finally {
    await upload.discard();
  }
}
