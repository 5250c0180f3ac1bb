import { randomUUID } from "node:crypto";
import { secondsAfter } from "../clock.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import { letGo } from "../media/let-go.ts";
import type { Parts } from "../parts.ts";
import { composeCopy } from "./compose-copy.ts";
import { type Archive, EXPORT_LIFE } from "./data-export.ts";
import { writeZip } from "./write-zip.ts";

/**
 * Makes the copy of a member's data, and sends the mail about it. The file is whole before the row names it;
 * what a killed process leaves is swept, and done again it makes nothing twice.
 */
export function makeExport(
  parts: Pick<Parts, "clock" | "media" | "stores" | "transaction">,
): JobHandler<"export"> {
  return async ({ userId, exportId }) => {
    const asked = await parts.stores.exports.find(userId);
    if (asked?.id !== exportId || asked.status === "ready") return;
    const archive = await keepCopy(parts, userId);
    const isKept = await parts.transaction(async ({ exports, jobs }) => {
      if (!(await exports.complete(userId, exportId, archive))) return false;
      await jobs.send("export-ready-mail", { userId, exportId });
      return true;
    });
    if (!isKept) await letGo(parts, archive.file);
  };
}

async function keepCopy(
  parts: Pick<Parts, "clock" | "media" | "stores">,
  userId: string,
): Promise<Archive> {
  const file = `${randomUUID()}.zip`;
  const readyAt = parts.clock();
  await parts.media.keep(file, writeZip(composeCopy(parts, userId), readyAt));
  const sizeBytes = await parts.media.size(file);
  if (sizeBytes === undefined) throw new Error("a file that was kept is not there");
  return { file, sizeBytes, readyAt, expiresAt: secondsAfter(readyAt, EXPORT_LIFE) };
}
