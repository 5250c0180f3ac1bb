import type { Readable } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";

export interface Picture {
  readonly name: string;
  readonly size: number;
  readonly bytes: Readable;
}

/**
 * Which file somebody's picture is, for a member who asks. Whoever has none, does not exist, or is kept
 * away in either direction is refused alike.
 */
export async function findPicture(
  parts: Pick<Parts, "stores">,
  memberId: string,
  userId: string,
): Promise<string> {
  const name = await parts.stores.pictures.findFor(memberId, userId);
  if (name === undefined) throw new AppError("not_found");
  return name;
}

/** Opens the file of a picture; one that was replaced a moment ago is gone. */
export async function openPicture(parts: Pick<Parts, "media">, name: string): Promise<Picture> {
  const file = await parts.media.open(name);
  if (file === undefined) throw new AppError("not_found");
  return { name, ...file };
}
