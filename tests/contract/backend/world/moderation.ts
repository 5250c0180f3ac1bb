import type { components } from "@gemel/api/schema";
import type { Media } from "./media.ts";
import type { World } from "./world.ts";

type Schemas = components["schemas"];

/** A report, with copies of what it is about. */
export interface StoredReport extends Pick<Schemas["ReportSummary"], "id" | "reason" | "details"> {
  readonly createdAt: string;
  readonly reporterId: string;
  readonly reportedId: string;
  readonly profile: Schemas["ReportedProfile"];
  readonly picture: Media | undefined;
  readonly voice: Media | undefined;
  decision: {
    readonly action: Schemas["ModerationAction"];
    readonly note: string;
    readonly moderatorId: string;
    readonly at: string;
  } | null;
  /** Where it stands in its list: by when it came in, then by when it was decided. */
  order: number;
}

/** Something that an admin did. */
export interface StoredEntry extends Pick<
  Schemas["AuditEntry"],
  "id" | "at" | "action" | "report_id" | "note"
> {
  readonly moderatorId: string;
  readonly subjectId: string;
  readonly order: number;
}

type Told = Pick<StoredEntry, "action" | "moderatorId" | "subjectId"> & Partial<StoredEntry>;

export function addEntry(world: World, told: Told): void {
  const id = crypto.randomUUID();
  const at = new Date().toISOString();
  world.audit.push({ id, at, order: world.nextOrder(), report_id: null, note: "", ...told });
}

type NewReport = Pick<StoredReport, "reason" | "details" | "reporterId" | "reportedId">;

/** Keeps a report with copies of what the reported member shows. */
export function addReport(world: World, told: NewReport): void {
  const reported = world.members.get(told.reportedId);
  const { bio, country, city, social_links: links } = reported?.profile ?? {};
  const text = (field: Schemas["NullString"] | undefined): string | null =>
    typeof field === "object" && field?.Valid ? (field.String ?? null) : null;
  world.reports.push({
    ...told,
    id: crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    profile: {
      nickname: reported?.nickname ?? null,
      bio: text(bio),
      country: text(country),
      city: text(city),
      social_links: links ?? [],
    },
    picture: reported?.picture,
    voice: reported?.voice,
    decision: null,
    order: world.nextOrder(),
  });
}
