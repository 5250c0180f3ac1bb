import { randomUUID } from "node:crypto";
import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";
import type { Stores } from "../stores.ts";

/** How long a note of the trail speaks for what an admin sees of a report after it, in seconds. */
const VISIT = 60 * 60;

interface Opening {
  readonly moderatorId: string;
  readonly subjectId: string;
  readonly reportId: string;
}

/** Notes in the trail that an admin has opened a report. */
export async function noteOpening(
  { audit }: Pick<Stores, "audit">,
  { clock }: Pick<Parts, "clock">,
  opening: Opening,
): Promise<void> {
  await audit.add({ id: randomUUID(), at: clock(), action: "open_report", ...opening, note: "" });
}

/**
 * The same for a file of a report, unless the trail says it of the last hour: it tells who has seen what was
 * reported, and a player that asks for a recording piece by piece would bury that.
 */
export async function noteVisit(
  stores: Pick<Stores, "audit">,
  parts: Pick<Parts, "clock">,
  opening: Opening,
): Promise<void> {
  const since = secondsAfter(parts.clock(), -VISIT);
  if (await stores.audit.hasOpened(opening, since)) return;
  await noteOpening(stores, parts, opening);
}
