import { randomUUID } from "node:crypto";
import { lockOwn, requirePassword } from "../accounts/passwords.ts";
import { eraseFile } from "../../media/media-store.ts";
import type { Member } from "../../foundation/member.ts";
import type { Services } from "../../services.ts";
import { AppError } from "../../errors/app-error.ts";
import { exportStore, type DataExport } from "./store.ts";

export type { Archive, DataExport } from "./store.ts";

/** The caller: a copy is for the session that asked for it, by the password. */
type Asker = Pick<Member, "id" | "sessionId">;

/** How long a copy can be fetched, in seconds. */
export const EXPORT_LIFE = 7 * 24 * 60 * 60;

/**
 * Requests a copy of all that Gemel keeps about a member who gives the password; harmless while one is being
 * made for the session. A new copy replaces the old one, whose file is erased at once.
 * @param admit counts copies, and refuses too many
 * @throws AppError `wrong_password`, `unauthorized`, or what `admit` throws
 */
export async function requestExport(
  services: Pick<Services, "clock" | "db" | "media" | "passwords" | "transaction">,
  { id: userId, sessionId }: Asker,
  password: string,
  admit: () => Promise<void>,
): Promise<void> {
  const checked = await requirePassword(services, userId, password);
  await admit();
  const former = await services.transaction(async (db) => {
    const exports = exportStore(db);
    await lockOwn(db, checked);
    const found = await exports.find(userId);
    const id = randomUUID();
    const requestedAt = services.clock();
    if (!(await exports.begin(userId, { id, sessionId, requestedAt }))) return undefined;
    await db.jobs.send("export", { userId, exportId: id });
    return found?.archive?.file;
  });
  if (former !== undefined) await eraseFile(services, former);
}

/**
 * The state of the copy of a member's data; undefined if the session did not ask for one, or it has expired.
 */
export async function findExport(
  { clock, db }: Pick<Services, "clock" | "db">,
  { id, sessionId }: Asker,
): Promise<DataExport | undefined> {
  const found = await exportStore(db).find(id);
  if (found?.sessionId !== sessionId) return undefined;
  const expiresAt = found.archive?.expiresAt;
  return expiresAt !== undefined && expiresAt <= clock() ? undefined : found;
}

/** The copy of a member's data, a ZIP file. @throws AppError `not_found` if none can be fetched */
export async function openExport(services: Pick<Services, "clock" | "db" | "media">, asker: Asker) {
  const archive = (await findExport(services, asker))?.archive;
  if (!archive) throw new AppError("not_found");
  const opened = await services.media.open(archive.file);
  if (opened === undefined) throw new AppError("not_found");
  return { ...opened, readyAt: archive.readyAt };
}
