import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { letGo } from "../../media/let-go.ts";
import type { Services } from "../../services.ts";
import { renderPicture } from "./render-picture.ts";
import { AppError } from "../../errors/app-error.ts";
import { pictureStore } from "./store.ts";
import type { Db } from "../../database/db.ts";

/**
 * Replaces a member's picture. The file is kept before the row names it, and the former one goes
 * after, so that a killed process leaves a picture that works; `sweepMedia` erases what no row names.
 * @returns the name of the file
 * @throws AppError as `renderPicture`
 */
export async function setPicture(
  services: Pick<Services, "db" | "media">,
  userId: string,
  source: Readable,
): Promise<string> {
  const upload = await services.media.receive(source);
  try {
    const bytes = await renderPicture(upload.path, userId);
    const name = `${randomUUID()}.webp`;
    await services.media.keep(name, bytes);
    const former = await pictureStore(services.db).replace(userId, name);
    if (former !== undefined) await letGo(services, former);
    return name;
  } finally {
    await upload.discard();
  }
}

/** Takes a member's picture down and erases it. Removing none succeeds as well. */
export async function removePicture(
  services: Pick<Services, "db" | "media">,
  userId: string,
): Promise<void> {
  const former = await pictureStore(services.db).replace(userId, null);
  if (former !== undefined) await letGo(services, former);
}

export interface Picture {
  readonly name: string;
  readonly size: number;
  readonly bytes: Readable;
}

/**
 * Which file a member's picture is, for another who asks. One who has none, does not exist, or is kept
 * away in either direction is refused alike.
 */
export async function findPicture(
  services: Pick<Services, "db">,
  memberId: string,
  userId: string,
): Promise<string> {
  const name = await pictureStore(services.db).findFor(memberId, userId);
  if (name === undefined) throw new AppError("not_found");
  return name;
}

/** Opens the file of a picture; one that was replaced a moment ago is gone. */
export async function openPicture(
  services: Pick<Services, "media">,
  name: string,
): Promise<Picture> {
  const file = await services.media.open(name);
  if (file === undefined) throw new AppError("not_found");
  return { name, ...file };
}

/** Where a member's picture is; `v` changes with the picture, so that a browser fetches the new one. */
export const pictureUrl = (userId: string, file: string | null): string | null =>
  file === null ? null : `/api/profile/picture/${userId}?v=${file.slice(0, 8)}`;

/** The file of a member's picture. */
export const findPictureFile = (db: Db, userId: string) => pictureStore(db).find(userId);
