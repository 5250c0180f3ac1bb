import { memberOf } from "../http/member-of.ts";
import { openExport } from "../services/export/open-export.ts";
import type { MakeOperation } from "./operation.ts";

export const getExportFile: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { bytes, size, readyAt } = await openExport(parts, memberOf(request).id);
    const day = readyAt.toISOString().slice(0, 10);
    return reply
      .headers({
        "cache-control": "no-store",
        "content-disposition": `attachment; filename="gemel-${day}.zip"`,
        "content-length": size,
      })
      .type("application/zip")
      .send(bytes);
  },
});
