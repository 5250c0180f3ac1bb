import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { blockPartner as blockPartnerService } from "../services/blocks/block-partner.ts";
import type { MakeOperation } from "./operation.ts";

export const blockPartner: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await blockPartnerService(parts, memberOf(request).id, pathId(request));
    return reply.code(204).send();
  },
});
