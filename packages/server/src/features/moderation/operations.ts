import type { Schemas } from "@gemel/api";
import * as queue from "./queue.ts";
import { findReportedPicture, findReportedRecording } from "./queue.ts";
import { done, pageAnswer } from "../../http/operation.ts";
import type { Serve } from "../../services.ts";
import * as rulings from "./rulings.ts";
import { judgeHeldTexts, pageHeldTexts } from "./held-texts.ts";
import * as auditTrail from "./audit.ts";
import type { ReportFile, ReportSummary } from "./report.ts";
import { openPicture } from "../pictures/rules.ts";
import { audioAnswer } from "../../http/files/audio-answer.ts";
import { acknowledgeWarning as acknowledge } from "../account-status/suspension.ts";
import type { ReportedMessage, ReportedProfile } from "../../database/documents.ts";

export const getReport: Serve<"getReport"> = async (services, { member, path }) => {
  const file = await queue.getReport(services, member, path.id);
  return { status: 200, body: reportFileAnswer(file) };
};

export const getReports: Serve<"getReports"> = async (services, { member, query }) => {
  const page = await queue.getReports(services, member, query.state, query);
  return pageAnswer(page, reportSummaryAnswer);
};

export const decideReport: Serve<"decideReport"> = async (services, { member, path, body }) => {
  const { action, note, revises, seen_until: seenUntil } = body;
  const momentOf = (named: string | null | undefined) => (named ? new Date(named) : null);
  const basis = { revises: momentOf(revises), seenUntil: momentOf(seenUntil) };
  const file = await rulings.ruleOnReport(services, member, path.id, { action, note }, basis);
  return { status: 200, body: reportFileAnswer(file) };
};

export const reinstateMember: Serve<"reinstateMember"> = (services, { member, path, body }) =>
  done(rulings.reinstateMember(services, member, path.id, body.note));

export const getHeldWords: Serve<"getHeldWords"> = async (services, { member, query }) => {
  const page = await pageHeldTexts(services, member, query);
  return pageAnswer(page, ({ member: writer, texts, people, newestAt }) => ({
    id: writer.id,
    member: writer,
    texts: [...texts],
    people,
    newest_at: newestAt.toISOString(),
  }));
};

export const judgeHeldWords: Serve<"judgeHeldWords"> = async (services, { member, path, body }) => {
  const { action, note, until } = body;
  const judgement = { action, note, until: new Date(until) };
  await judgeHeldTexts(services, member, path.id, judgement);
  return { status: 204 };
};

export const getAuditTrail: Serve<"getAuditTrail"> = async (services, { member, query }) => {
  const page = await auditTrail.getAuditTrail(services, member, query);
  return {
    status: 200,
    body: {
      items: page.items.map(({ at, reportId, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        report_id: reportId,
      })),
      next_cursor: page.nextCursor,
    },
  };
};

export const acknowledgeWarning: Serve<"acknowledgeWarning"> = (services, { member }) =>
  done(acknowledge(services.db, member.id));

function reportSummaryAnswer(report: ReportSummary): Schemas["ReportSummary"] {
  const { createdAt, addedAt, ruling, reporterHistory, earlierMeasures, ...rest } = report;
  return {
    ...rest,
    created_at: createdAt.toISOString(),
    added_at: addedAt && addedAt.toISOString(),
    reporter_history: reporterHistory,
    earlier_measures: earlierMeasures,
    decision: ruling && {
      action: ruling.action,
      note: ruling.note,
      decided_at: ruling.ruledAt.toISOString(),
      moderator: ruling.moderator,
    },
  };
}

function reportFileAnswer(file: ReportFile): Schemas["ReportFile"] {
  const { report, evidence, earlier } = file;
  const { profile, messages, leftOut, former, pictureFile, voiceFile, additions } = evidence;
  return {
    report: reportSummaryAnswer(report),
    profile: profileAnswer(profile),
    messages: messages.map((message) => messageAnswer(file, message)),
    left_out: leftOut,
    former_profiles: former.map((shown) => ({
      bio: shown.bio,
      city: shown.city,
      has_picture: typeof shown.picture_file === "string",
      has_voice: typeof shown.voice_file === "string",
      shown_until: shown.shown_until,
    })),
    has_picture: pictureFile !== null,
    has_voice: voiceFile !== null,
    additions: additions.map((addition) => ({
      reason: addition.reason,
      details: addition.details,
      added_at: addition.added_at,
      profile: addition.profile && profileAnswer(addition.profile),
      has_picture: addition.picture_file !== null,
      has_voice: addition.voice_file !== null,
    })),
    earlier,
  };
}

const profileAnswer = ({ nickname, bio, country, city, social_links: links }: ReportedProfile) => ({
  nickname,
  bio,
  country,
  city,
  social_links: [...links],
});

function messageAnswer(
  { report }: ReportFile,
  message: ReportedMessage,
): Schemas["ReportedMessage"] {
  const { id, sender_id: senderId, kind, text, audio_file: audioFile, sent_at } = message;
  const sender =
    senderId === report.reported.id
      ? "reported"
      : senderId === report.reporter.id
        ? "reporter"
        : "former_member";
  return {
    id,
    sender,
    with_twin: message.is_with_twin === true,
    kind: kind === "text" ? "message" : "audio",
    text,
    has_recording: typeof audioFile === "string",
    sent_at,
  };
}

export const getReportPicture: Serve<"getReportPicture"> = async (
  services,
  { member, path, query },
) => {
  const name = await findReportedPicture(services, member, path.id, query);
  const { bytes, size } = await openPicture(services, name);
  return {
    status: 200,
    type: "image/webp",
    headers: { "cache-control": "private, no-store", "content-length": size },
    body: bytes,
  };
};

export const getReportRecording: Serve<"getReportRecording"> = async (services, call) => {
  const { id, recording } = call.path;
  const name = await findReportedRecording(services, call.member, id, recording);
  const answer = await audioAnswer(services, call, name);
  return { ...answer, headers: { ...answer.headers, "cache-control": "private, no-store" } };
};
