import { MendableError } from "@gemel/command/mendable-error";
import { exists, writeWhole } from "../../foundation/files.ts";
import { writeZip } from "../../foundation/write-zip.ts";
import type { Services } from "../../services.ts";
import { addAuditEntry } from "../audit/rules.ts";
import { composeCopy } from "./compose-copy.ts";

/** @throws MendableError for a file that is there */
export async function requireFree(path: string): Promise<void> {
  if (await exists(path))
    throw new MendableError(`"${path}" is there already: choose another name`);
}

/**
 * Writes the copy that a member's own export gives into a file that only its owner can read, by the operator. Call it
 * in a transaction: what is noted in the audit trail is kept when the file is whole.
 */
export async function writeCopy(
  services: Pick<Services, "clock" | "db" | "media">,
  subjectId: string,
  path: string,
): Promise<void> {
  await requireFree(path);
  const at = services.clock();
  await addAuditEntry(services.db, { at, subjectId, action: "export_data" });
  await writeWhole(path, writeZip(composeCopy(services, subjectId), at));
}
