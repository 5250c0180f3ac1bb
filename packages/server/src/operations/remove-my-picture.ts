import { memberOf } from "../http/member-of.ts";
import { removePicture } from "../services/pictures/remove-picture.ts";
import type { MakeOperation } from "./operation.ts";

export const removeMyPicture: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await removePicture(parts, memberOf(request).id);
    return reply.code(204).send();
  },
});
