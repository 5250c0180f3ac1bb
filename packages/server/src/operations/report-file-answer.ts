import type { ReportFile } from "../services/moderation/moderation.ts";
import type { ReportedMessage, ReportedProfile } from "../services/reports/report.ts";
import { reportSummaryAnswer } from "./report-summary-answer.ts";
import type { Schemas } from "./schemas.ts";

/** A report with its evidence as the contract shows it to admins. */
export function reportFileAnswer(file: ReportFile): Schemas["ReportFile"] {
  const { report, evidence, earlier } = file;
  const { profile, messages, pictureFile, voiceFile, additions } = evidence;
  return {
    report: reportSummaryAnswer(report),
    profile: profileAnswer(profile),
    messages: messages.map((message) => messageAnswer(file, message)),
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

const profileAnswer = ({
  nickname,
  bio,
  country,
  city,
  social_links: links,
}: ReportedProfile): Schemas["ReportedProfile"] => ({
  nickname,
  bio,
  country,
  city,
  social_links: [...links],
});

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
