import type { ReportFile } from "../services/moderation/moderation.ts";
import type { ReportedMessage } from "../services/reports/report.ts";
import { reportSummaryAnswer } from "./report-summary-answer.ts";
import type { Schemas } from "./schemas.ts";

/** A report with its evidence as the contract shows it to admins. */
export function reportFileAnswer(file: ReportFile): Schemas["ReportFile"] {
  const { report, evidence, earlier } = file;
  const { profile, messages, pictureFile, voiceFile } = evidence;
  const { nickname, bio, country, city, social_links: links } = profile;
  return {
    report: reportSummaryAnswer(report),
    profile: { nickname, bio, country, city, social_links: [...links] },
    messages: messages.map((message) => messageAnswer(file, message)),
    has_picture: pictureFile !== null,
    has_voice: voiceFile !== null,
    earlier,
  };
}

function messageAnswer(
  { report }: ReportFile,
  { id, sender_id: senderId, kind, text, audio_file: audioFile, sent_at }: ReportedMessage,
): Schemas["ReportedMessage"] {
  const sender =
    senderId === report.reported.id
      ? "reported"
      : senderId === report.reporter.id
        ? "reporter"
        : "former_member";
  return {
    id,
    sender,
    kind: kind === "text" ? "message" : "audio",
    text,
    has_recording: typeof audioFile === "string",
    sent_at,
  };
}
