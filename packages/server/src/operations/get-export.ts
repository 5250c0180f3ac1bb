import { memberOf } from "../http/member-of.ts";
import { findExport } from "../services/export/find-export.ts";
import { exportAnswer } from "./export-answer.ts";
import type { MakeOperation } from "./operation.ts";

export const getExport: MakeOperation = (parts) => ({
  handler: async (request) => exportAnswer(await findExport(parts, memberOf(request).id)),
});
