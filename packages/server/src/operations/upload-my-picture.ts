import { memberOf } from "../http/member-of.ts";
import { beginUpload, readUpload, type UploadForm } from "../http/read-upload.ts";
import { setPicture } from "../services/pictures/set-picture.ts";
import { notAPicture } from "../services/pictures/render-picture.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

const form: UploadForm = {
  field: "profile_picture",
  tooLarge: "File is too large. Max 10MB.",
  wrongType: notAPicture,
};

export const uploadMyPicture: MakeOperation = (parts) => ({
  onRequest: (request) => beginUpload(parts, request, form),
  handler: async (request) => {
    const { id } = memberOf(request);
    const name = await readUpload(parts, request, form, (file) => setPicture(parts, id, file));
    const answer: Schemas["PictureAnswer"] = { profile_picture_filename: name };
    return answer;
  },
});
