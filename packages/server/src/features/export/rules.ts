import { randomUUID } from "node:crypto";
import { lockChecked, requirePassword } from "../accounts/passwords.ts";
import { letGo } from "../../media/let-go.ts";
import type { Services } from "../../services.ts";
import { AppError } from "../../errors/app-error.ts";
import { exportStore } from "./store.ts";

/** The copy of a member's data: asked for, made, or given up. */
export interface DataExport {
  readonly id: string;
  readonly requestedAt: Date;
  readonly status: "preparing" | "ready" | "failed";
  /** Null until it is ready. */
  readonly archive: Archive | null;
}

export interface Archive {
  readonly file: string;
  readonly sizeBytes: number;
  readonly readyAt: Date;
  readonly expiresAt: Date;
}

/** How long a copy can be fetched, in seconds. */
export const EXPORT_LIFE = 7 * 24 * 60 * 60;

/**
 * Asks for a copy of all that Gemel keeps about a member who gives the password; harmless while one is being
 * made. A new one takes the place of the old, whose file goes at once.
 * @param admit counts copies, and refuses too many
 * @throws AppError `wrong_password`, or what `admit` throws
 */
export async function requestExport(
  services: Pick<Services, "clock" | "db" | "media" | "passwords" | "transaction">,
  userId: string,
  password: string,
  admit: () => Promise<void>,
): Promise<void> {
  const checked = await requirePassword(services, userId, password);
  await admit();
  const former = await services.transaction(async (db) => {
    const exports = exportStore(db);
    await lockChecked(db, checked, "wrong_password");
    const found = await exports.find(userId);
    const id = randomUUID();
    if (!(await exports.begin({ id, userId, requestedAt: services.clock() }))) return undefined;
    await db.jobs.send("export", { userId, exportId: id });
    return found?.archive?.file;
  });
  if (former !== undefined) await letGo(services, former);
}

/** How the copy of a member's data stands; nothing where it was never asked for, or is out of time. */
export async function findExport(
  { clock, db }: Pick<Services, "clock" | "db">,
  memberId: string,
): Promise<DataExport | undefined> {
  const found = await exportStore(db).find(memberId);
  const expiresAt = found?.archive?.expiresAt;
  return expiresAt !== undefined && expiresAt <= clock() ? undefined : found;
}

/** The copy of a member's data, a ZIP file. @throws AppError `not_found` where none can be fetched */
export async function openExport(
  services: Pick<Services, "clock" | "db" | "media">,
  memberId: string,
) {
  const archive = (await findExport(services, memberId))?.archive;
  if (!archive) throw new AppError("not_found");
  const opened = await services.media.open(archive.file);
  if (opened === undefined) throw new AppError("not_found");
  return { ...opened, readyAt: archive.readyAt };
}
