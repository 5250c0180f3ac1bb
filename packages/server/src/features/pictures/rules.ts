import type { Readable } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import { memberMedia } from "../profiles/member-media.ts";
import type { Services } from "../../services.ts";
import { ownerOf, type Uploader } from "../account-status/minors.ts";
import { renderPicture } from "./render-picture.ts";

export const pictures = memberMedia("picture_file");

/** @returns the name of the file. @throws AppError as `renderPicture`, or `underage` for a refused minor */
export const setPicture = (
  services: Pick<Services, "addressHashes" | "clock" | "db" | "media" | "transaction">,
  member: Uploader,
  source: Readable,
): Promise<string> =>
  pictures.set(services, ownerOf(services, member), source, async (path) => ({
    bytes: await renderPicture(path, member.id),
    ending: "webp",
  }));

/** Opens the file of a picture. @throws AppError `not_found` for one that was replaced a moment ago */
export async function openPicture(services: Pick<Services, "media">, name: string) {
  const file = await services.media.open(name);
  if (file === undefined) throw new AppError("not_found");
  return { name, ...file };
}

/** Returns a member's picture URL; `v` changes with the picture, so that a browser fetches the new one. */
export const pictureUrl = (userId: string, file: string | null): string | null =>
  file === null ? null : `/api/profile/picture/${userId}?v=${file.slice(0, 8)}`;
