import type { Schemas } from "@gemel/api";
import { countPasswordTry } from "../accounts/passwords.ts";
import * as rules from "./rules.ts";
import type { DataExport } from "./rules.ts";
import type { Serve } from "../../services.ts";

export const getExport: Serve<"getExport"> = async (services, { member }) => ({
  status: 200,
  body: exportAnswer(await rules.findExport(services, member)),
});

export const requestExport: Serve<"requestExport"> = async (
  services,
  { member, body, request },
) => {
  await countPasswordTry(services, request, member);
  const admit = () => services.limits.exportMember(request, member.id);
  await rules.requestExport(services, member, body.password, admit);
  return { status: 202, body: exportAnswer(await rules.findExport(services, member)) };
};

export const getExportFile: Serve<"getExportFile"> = async (services, { member, request }) => {
  await services.limits.exportFileMember(request, member.id);
  const { bytes, size, readyAt } = await rules.openExport(services, member);
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
};

const exportAnswer = (found: DataExport | undefined): Schemas["DataExport"] => ({
  status: found?.status ?? "none",
  requested_at: found?.requestedAt.toISOString() ?? null,
  ready_at: found?.archive?.readyAt.toISOString() ?? null,
  expires_at: found?.archive?.expiresAt.toISOString() ?? null,
  size_bytes: found?.archive?.sizeBytes ?? null,
});
