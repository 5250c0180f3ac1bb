import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";
import { readId, readText, readNonEmpty } from "./reading/nullable.ts";
import { readCount, readCountry } from "./reading/figures.ts";
import { pageOf } from "./reading/page.ts";
import { readSocialLinks } from "./profile.ts";
import { id, type Reader, required, text } from "./reading/reader.ts";
import { choice, flag, list, nullable, object, time } from "./reading/readers.ts";

type MemberSummary = Schemas["MemberSummary"];
type Ruling = NonNullable<Schemas["DecisionOrNull"]>;
type ReportSummary = Schemas["ReportSummary"];
type ReportFile = Schemas["ReportFile"];
type ReportAddition = Schemas["ReportAddition"];
type ReportedMessage = Schemas["ReportedMessage"];
type AuditEntry = Schemas["AuditEntry"];

const count = required(readCount);

const readMember: Reader<MemberSummary> = object<MemberSummary>({
  id,
  nickname: readNonEmpty,
  standing: choice(all<MemberSummary["standing"]>()(["active", "suspended", "deleted"])),
});

const readRuling: Reader<Ruling> = object<Ruling>({
  action: choice(all<Ruling["action"]>()(["dismiss", "warn", "suspend"])),
  note: text,
  decided_at: time,
  moderator: readMember,
});

const readReason = choice(
  all<ReportSummary["reason"]>()(["harassment", "spam", "fake_profile", "inappropriate", "other"]),
);

const readReport: Reader<ReportSummary> = object<ReportSummary>({
  id,
  reason: readReason,
  severity: choice(all<ReportSummary["severity"]>()(["high", "medium", "low"])),
  details: text,
  created_at: time,
  added_at: nullable(time),
  reporter: readMember,
  reported: readMember,
  reporters: count,
  reporter_history: object<ReportSummary["reporter_history"]>({ reports: count, dismissed: count }),
  earlier_measures: count,
  decision: nullable(readRuling),
});

export const readReports = pageOf(readReport);

const readReportedMessage: Reader<ReportedMessage> = object<ReportedMessage>({
  id,
  sender: choice(all<ReportedMessage["sender"]>()(["reported", "reporter", "former_member"])),
  with_twin: flag,
  kind: choice(all<ReportedMessage["kind"]>()(["message", "audio", "status"])),
  text: readText,
  has_recording: flag,
  sent_at: time,
});

const readReportedProfile: Reader<ReportFile["profile"]> = object<ReportFile["profile"]>({
  nickname: readNonEmpty,
  bio: readText,
  country: readCountry,
  city: readText,
  social_links: readSocialLinks,
});

const readFormerProfile = object<ReportFile["former_profiles"][number]>({
  bio: readText,
  city: readText,
  has_picture: flag,
  has_voice: flag,
  shown_until: time,
});

const readAddition: Reader<ReportAddition> = object<ReportAddition>({
  reason: readReason,
  details: text,
  added_at: time,
  profile: nullable(readReportedProfile),
  has_picture: flag,
  has_voice: flag,
});

export const readReportFile: Reader<ReportFile> = object<ReportFile>({
  report: readReport,
  profile: readReportedProfile,
  messages: list(readReportedMessage),
  left_out: count,
  former_profiles: list(readFormerProfile),
  has_picture: flag,
  has_voice: flag,
  additions: list(readAddition),
  earlier: object<ReportFile["earlier"]>({
    reports: count,
    reporters: count,
    warnings: count,
    suspensions: count,
  }),
});

const readAuditEntry: Reader<AuditEntry> = object<AuditEntry>({
  id,
  at: time,
  action: choice(
    all<AuditEntry["action"]>()([
      "open_report",
      "dismiss",
      "warn",
      "suspend",
      "reinstate",
      "name_admin",
      "remove_admin",
      "read_words",
      "release_words",
      "discard_words",
      "admit_adult",
      "stated_minor",
      "export_data",
      "erase_account",
    ]),
  ),
  moderator: nullable(readMember),
  subject: readMember,
  report_id: readId,
  note: text,
});

export const readHeldText = pageOf(
  object<Schemas["HeldWords"]>({
    id,
    member: readMember,
    texts: list(text),
    people: count,
    newest_at: time,
  }),
);

export const readAuditTrail = pageOf(readAuditEntry);
