import { makeExport } from "../export/make-export.ts";
import { noteExportFailed } from "../export/note-export-failed.ts";
import { computeInsights } from "../insights/compute-insights.ts";
import { noticeLike } from "../likes/notice-like.ts";
import { sendAccountDeletedMail } from "../mail/send-account-deleted-mail.ts";
import { sendContactMail } from "../mail/send-contact-mail.ts";
import { sendExportReadyMail } from "../mail/send-export-ready-mail.ts";
import { sendMatchMail } from "../mail/send-match-mail.ts";
import { sendPasswordChangedMail } from "../mail/send-password-changed-mail.ts";
import { sendModerationMail } from "../mail/send-moderation-mail.ts";
import { sendRegistrationMail } from "../mail/send-registration-mail.ts";
import { sendResetMail } from "../mail/send-reset-mail.ts";
import { sendTwinReadyMail } from "../mail/send-twin-ready-mail.ts";
import { sendVerificationMail } from "../mail/send-verification-mail.ts";
import { tellWaiting } from "../messages/tell-waiting.ts";
import type { Parts } from "../parts.ts";
import { writeTranscript } from "../voice-notes/write-transcript.ts";
import type { JobHandlers } from "./jobs.ts";

/** Who does which job. */
export const jobHandlers = (parts: Parts): JobHandlers => ({
  "registration-mail": sendRegistrationMail(parts),
  "verification-mail": sendVerificationMail(parts),
  "password-forgotten": sendResetMail(parts),
  "password-changed-mail": sendPasswordChangedMail(parts),
  "account-deleted-mail": sendAccountDeletedMail(parts),
  insights: computeInsights(parts),
  "twin-ready-mail": sendTwinReadyMail(parts),
  "like-notice": noticeLike(parts),
  "match-mail": sendMatchMail(parts),
  "moderation-mail": sendModerationMail(parts),
  "waiting-mail": tellWaiting(parts),
  export: makeExport(parts),
  "export-failed": noteExportFailed(parts),
  "export-ready-mail": sendExportReadyMail(parts),
  "contact-mail": sendContactMail(parts),
  transcript: writeTranscript(parts),
});
