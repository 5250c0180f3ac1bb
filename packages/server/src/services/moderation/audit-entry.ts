import type { HeldAction } from "./held-words.ts";
import type { MemberSummary, ModerationAction } from "./moderation.ts";

export type AuditAction =
  | ModerationAction
  | "open_report"
  | "reinstate"
  | "name_admin"
  | "remove_admin"
  | `${HeldAction}_words`;

/** Something that an admin did, or the operator's command. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly action: AuditAction;
  /** Null for the operator's command. */
  readonly moderatorId: string | null;
  readonly subjectId: string;
  readonly reportId: string | null;
  readonly note: string;
}

/** An entry whose members are told. */
export interface AuditLine extends Omit<AuditEntry, "moderatorId" | "subjectId"> {
  readonly moderator: MemberSummary | null;
  readonly subject: MemberSummary;
}
