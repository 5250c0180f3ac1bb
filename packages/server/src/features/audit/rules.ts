import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Db } from "../../jobs/db.ts";
import type { Schema } from "../../database/schema.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { PageRequest } from "../../foundation/page.ts";
import type { Services } from "../../services.ts";
import { auditStore, type AuditEntry } from "./store.ts";

export type { AuditEntry } from "./store.ts";

type NewEntry = Pick<AuditEntry, "at" | "action" | "subjectId"> & Partial<AuditEntry>;

/** Adds an entry; by default of the operator's command, about no report and without a note. */
export const addAuditEntry = (db: Kysely<Schema>, entry: NewEntry): Promise<void> =>
  auditStore(db).add({ id: randomUUID(), moderatorId: null, reportId: null, note: "", ...entry });

/** A page of the audit trail, the newest first, without what another admin did about the one who reads it. */
export const pageAudit = (db: Db, adminId: string, page: PageRequest) =>
  auditStore(db).page(adminId, page);

/** How long a note of the trail speaks for what an admin sees of the same after it, in seconds. */
const VISIT = 60 * 60;

/** A look of an admin at a report, or at the held texts of a member. */
export type Look = Pick<AuditEntry, "moderatorId" | "subjectId" | "reportId"> & {
  readonly action: "open_report" | "read_words";
};

/**
 * Notes a look in the trail, unless the trail says it of the last hour: it says who has seen what, and a player that
 * asks for a recording piece by piece, or a list that is read again, would bury that.
 */
export async function noteVisit(db: Db, { clock }: Pick<Services, "clock">, look: Look) {
  const at = clock();
  if (await auditStore(db).has(look, secondsAfter(at, -VISIT))) return;
  await addAuditEntry(db, { at, ...look });
}

const DAY = 24 * 60 * 60;

/**
 * Notes in the trail, once a day, that a member whom others can find has stated the birth date of a minor.
 */
export async function noteMinor(db: Db, subjectId: string, at: Date): Promise<void> {
  const said = { action: "stated_minor", moderatorId: null, subjectId, reportId: null } as const;
  if (await auditStore(db).has(said, secondsAfter(at, -DAY))) return;
  await addAuditEntry(db, { at, ...said });
}
