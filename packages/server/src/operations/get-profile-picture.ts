import { memberOf } from "../http/member-of.ts";
import { findPicture, openPicture } from "../services/pictures/open-picture.ts";
import type { MakeOperation } from "./operation.ts";
import type { Path } from "./schemas.ts";

export const getProfilePicture: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { userId } = request.params as Path<"getProfilePicture">;
    const member = memberOf(request);
    await parts.limits.peopleMember(member, [userId.toLowerCase()]);
    const name = await findPicture(parts, member.id, userId);
    const etag = `"${name}"`;
    reply.header("cache-control", "private, no-cache").header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const { bytes, size } = await openPicture(parts, name);
    return reply.type("image/webp").header("content-length", size).send(bytes);
  },
});
