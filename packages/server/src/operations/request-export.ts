import { memberOf } from "../http/member-of.ts";
import { findExport } from "../services/export/find-export.ts";
import { requestExport as requestExportService } from "../services/export/request-export.ts";
import { exportAnswer } from "./export-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const requestExport: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { id } = memberOf(request);
    await parts.limits.passwordMember(request, id);
    const { password } = request.body as Schemas["ExportRequest"];
    const admit = () => parts.limits.exportMember(request, id);
    await requestExportService(parts, id, password, admit);
    return reply.code(202).send(exportAnswer(await findExport(parts, id)));
  },
});
