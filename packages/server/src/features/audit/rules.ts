import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Db } from "../../database/db.ts";
import type { Schema } from "../../database/schema.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { PageRequest } from "../../foundation/page.ts";
import type { Services } from "../../services.ts";
import { auditStore } from "./store.ts";

type AuditAction =
  | "dismiss"
  | "warn"
  | "suspend"
  | "open_report"
  | "reinstate"
  | "name_admin"
  | "remove_admin"
  | "admit_adult"
  | "stated_minor"
  | "export_data"
  | "erase_account"
  | "read_words"
  | "release_words"
  | "discard_words";

/** Something that an admin did, or the operator's command, or that a member said of themself. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly action: AuditAction;
  /** Null for the operator's command, and for the member themself. */
  readonly moderatorId: string | null;
  readonly subjectId: string;
  readonly reportId: string | null;
  readonly note: string;
}

export const addAuditEntry = (db: Kysely<Schema>, entry: Omit<AuditEntry, "id">): Promise<void> =>
  auditStore(db).add({ id: randomUUID(), ...entry });

/** A page of the audit trail, the newest first, without what another admin did about the one who reads it. */
export const pageAudit = (db: Db, adminId: string, page: PageRequest) =>
  auditStore(db).page(adminId, page);

/** How many warnings or suspensions of a member stand, a report left out: a ruling that was revised does not. */
export const countMeasure = (
  db: Db,
  subjectId: string,
  action: "warn" | "suspend",
  exceptReportId: string,
) => auditStore(db).countMeasure(subjectId, action, exceptReportId);

/** How many warnings and suspensions of each reported member stand, by the report, which is left out itself. */
export const countMeasures = (
  db: Db,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => auditStore(db).countMeasures(reportIds);

/** How long a note of the trail speaks for what an admin sees of the same after it, in seconds. */
const VISIT = 60 * 60;

/** A look of an admin at a report, or at the held texts of a member. */
export type Look = Pick<AuditEntry, "moderatorId" | "subjectId" | "reportId"> & {
  readonly action: "open_report" | "read_words";
};

/** Notes in the trail that an admin has opened a report. */
export const noteOpening = (
  db: Db,
  { clock }: Pick<Services, "clock">,
  opening: Omit<Look, "action">,
) => addAuditEntry(db, { at: clock(), action: "open_report", ...opening, note: "" });

/**
 * Notes a look in the trail, unless the trail says it of the last hour: it says who has seen what, and a player that
 * asks for a recording piece by piece, or a list that is read again, would bury that.
 */
export async function noteVisit(db: Db, { clock }: Pick<Services, "clock">, look: Look) {
  const at = clock();
  if (await auditStore(db).has(look, secondsAfter(at, -VISIT))) return;
  await addAuditEntry(db, { at, ...look, note: "" });
}

const DAY = 24 * 60 * 60;

/** Notes in the trail that a member whom others can find has stated the birth date of a minor, once a day. */
export async function noteMinor(db: Db, subjectId: string, at: Date): Promise<void> {
  const said = { action: "stated_minor", moderatorId: null, subjectId, reportId: null } as const;
  if (await auditStore(db).has(said, secondsAfter(at, -DAY))) return;
  await addAuditEntry(db, { at, ...said, note: "" });
}
