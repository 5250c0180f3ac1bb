import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { findReportedPicture } from "../services/moderation/find-evidence.ts";
import { openPicture } from "../services/pictures/open-picture.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query } from "./schemas.ts";

export const getReportPicture: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { addition = 0 } = request.query as Query<"getReportPicture">;
    const id = pathId(request);
    const name = await findReportedPicture(parts, memberOf(request), id, addition);
    const { bytes, size } = await openPicture(parts, name);
    return reply
      .header("cache-control", "private, no-store")
      .header("content-length", size)
      .type("image/webp")
      .send(bytes);
  },
});
