import { AppError } from "../errors/app-error.ts";
import { memberOf } from "../http/member-of.ts";
import { MOST_PICTURE_BYTES, pictureTooLarge, readPicture } from "../http/read-picture.ts";
import { setPicture } from "../services/pictures/set-picture.ts";
import { notAPicture } from "../services/pictures/render-picture.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

/** What a form adds around its file. */
const FORM_BYTES = 16 * 1024;

export const uploadMyPicture: MakeOperation = (parts) => ({
  onRequest: async (request) => {
    const length = Number(request.headers["content-length"] ?? 0);
    if (length > MOST_PICTURE_BYTES + FORM_BYTES) throw pictureTooLarge();
    if (request.headers["content-type"] === undefined) throw new AppError("malformed");
    if (!request.headers["content-type"].startsWith("multipart/form-data")) throw notAPicture();
  },
  handler: async (request) => {
    const { id } = memberOf(request);
    const name = await readPicture(request, (file) => setPicture(parts, id, file));
    const answer: Schemas["PictureAnswer"] = { profile_picture_filename: name };
    return answer;
  },
});
