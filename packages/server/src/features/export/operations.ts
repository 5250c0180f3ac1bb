import type { Schemas } from "@gemel/api";
import {
  type DataExport,
  findExport,
  openExport,
  requestExport as requestExportService,
} from "./rules.ts";
import type { MakeOperation } from "../../services.ts";

export const getExport: MakeOperation<"getExport"> = (services) => ({
  handler: async ({ member }) => ({
    status: 200,
    body: exportAnswer(await findExport(services, member.id)),
  }),
});

export const requestExport: MakeOperation<"requestExport"> = (services) => ({
  handler: async ({ member, body, request }) => {
    const { id } = member;
    await services.limits.passwordMember(request, id);
    const admit = () => services.limits.exportMember(request, id);
    await requestExportService(services, id, body.password, admit);
    return { status: 202, body: exportAnswer(await findExport(services, id)) };
  },
});

export const getExportFile: MakeOperation<"getExportFile"> = (services) => ({
  handler: async ({ member }) => {
    const { bytes, size, readyAt } = await openExport(services, member.id);
    const day = readyAt.toISOString().slice(0, 10);
    return {
      status: 200,
      type: "application/zip",
      headers: {
        "content-disposition": `attachment; filename="gemel-${day}.zip"`,
        "content-length": size,
      },
      body: bytes,
    };
  },
});

/** How the copy of a member's data stands, as the contract has it. */
const exportAnswer = (found: DataExport | undefined): Schemas["DataExport"] => ({
  status: found?.status ?? "none",
  requested_at: found?.requestedAt.toISOString() ?? null,
  ready_at: found?.archive?.readyAt.toISOString() ?? null,
  expires_at: found?.archive?.expiresAt.toISOString() ?? null,
  size_bytes: found?.archive?.sizeBytes ?? null,
});
