import { randomUUID } from "node:crypto";
import { secondsAfter } from "../../foundation/clock.ts";
import type { JobHandler } from "../../jobs/jobs.ts";
import { eraseFile } from "../../media/media-store.ts";
import type { Services } from "../../services.ts";
import { composeCopy } from "./compose-copy.ts";
import { type Archive, EXPORT_LIFE } from "./rules.ts";
import { writeZip } from "../../foundation/write-zip.ts";
import { composeMail } from "../../mail/compose-mail.ts";
import { exportStore } from "./store.ts";
import { findAccount } from "../accounts/account.ts";

/**
 * Makes the copy of a member's data, and sends the mail about it. The file is whole before the row names it;
 * what a killed process leaves is swept, and done again it makes nothing twice.
 */
export const makeExport =
  (services: Pick<Services, "clock" | "db" | "media" | "transaction">): JobHandler<"export"> =>
  async ({ userId, exportId }) => {
    const asked = await exportStore(services.db).find(userId);
    if (asked?.id !== exportId || asked.status === "ready") return;
    const archive = await keepCopy(services, userId);
    const isKept = await services.transaction(async (db) => {
      if (!(await exportStore(db).complete(userId, exportId, archive))) return false;
      await db.jobs.send("export-ready-mail", { userId, exportId });
      return true;
    });
    if (!isKept) await eraseFile(services, archive.file);
  };

async function keepCopy(
  services: Pick<Services, "clock" | "db" | "media">,
  userId: string,
): Promise<Archive> {
  const file = `${randomUUID()}.zip`;
  const readyAt = services.clock();
  await services.media.keep(file, writeZip(composeCopy(services, userId), readyAt));
  const sizeBytes = await services.media.size(file);
  if (sizeBytes === undefined) throw new Error("a file that was kept is not there");
  return { file, sizeBytes, readyAt, expiresAt: secondsAfter(readyAt, EXPORT_LIFE) };
}

export const noteExportFailed =
  ({ db }: Pick<Services, "db">): JobHandler<"export-failed"> =>
  ({ userId, exportId }) =>
    exportStore(db).fail(userId, exportId);

export const sendExportReadyMail =
  (services: Pick<Services, "db" | "mailer" | "siteUrl">): JobHandler<"export-ready-mail"> =>
  async ({ userId, exportId }, id) => {
    const account = await findAccount(services.db, userId);
    const found = await exportStore(services.db).find(userId);
    if (account?.status !== "active" || found?.id !== exportId) return;
    const { email: to, language } = account;
    const link = `${services.siteUrl()}/settings#export`;
    await services.mailer.send(composeMail({ id, kind: "exportReady", to, language, link }));
  };
