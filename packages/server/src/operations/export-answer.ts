import type { DataExport } from "../services/export/data-export.ts";
import type { Schemas } from "./schemas.ts";

/** How the copy of a member's data stands, as the contract tells it. */
export const exportAnswer = (found: DataExport | undefined): Schemas["DataExport"] => ({
  status: found?.status ?? "none",
  requested_at: found?.requestedAt.toISOString() ?? null,
  ready_at: found?.archive?.readyAt.toISOString() ?? null,
  expires_at: found?.archive?.expiresAt.toISOString() ?? null,
  size_bytes: found?.archive?.sizeBytes ?? null,
});
