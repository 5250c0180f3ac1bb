import { beginUpload, readUpload, type UploadForm } from "../../http/uploads/read-upload.ts";
import { openPicture, pictures, setPicture } from "./rules.ts";
import { notAPicture } from "./render-picture.ts";
import { requireAdmitted } from "../account-status/minors.ts";
import { done } from "../../http/operation.ts";
import type { Serve } from "../../services.ts";

const form: UploadForm = {
  field: "profile_picture",
  tooLarge: "File is too large. Max 10MB.",
  wrongType: notAPicture,
};

export const uploadMyPicture: Serve<"uploadMyPicture"> = {
  onRequest: async (services, call) => {
    await beginUpload(services, call, form);
    await requireAdmitted(services.db, services, call.member);
    await pictures.requireChangeable(services, call.member.id);
  },
  handler: async (services, call) => {
    const { member } = call;
    const name = await readUpload(services, call, form, (file) =>
      setPicture(services, member, file),
    );
    return { status: 200, body: { profile_picture_filename: name } };
  },
};

export const removeMyPicture: Serve<"removeMyPicture"> = (services, { member }) =>
  done(pictures.remove(services, member.id));

export const getProfilePicture: Serve<"getProfilePicture"> = async (
  services,
  { member, path, request },
) => {
  await services.dayLimits.peopleMember(member, [path.userId]);
  const name = await pictures.require(services.db, member, path.userId);
  const etag = `"${name}"`;
  const headers = { "cache-control": "private, no-cache", etag };
  if (request.headers["if-none-match"] === etag) return { status: 304, headers };
  const { bytes, size } = await openPicture(services, name);
  return {
    status: 200,
    type: "image/webp",
    headers: { ...headers, "content-length": size },
    body: bytes,
  };
};
