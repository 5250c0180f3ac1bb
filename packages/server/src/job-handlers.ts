import { noticeLike, passReleasedTexts } from "./features/likes/jobs.ts";
import { sendContactMail } from "./features/contact/jobs.ts";
import { sendMatchMail } from "./features/matches/jobs.ts";
import { makeExport, noteExportFailed, sendExportReadyMail } from "./features/export/jobs.ts";
import { computeInsights } from "./features/insights/compute-insights.ts";
import {
  sendAccountDeletedMail,
  sendPasswordChangedMail,
  sendRegistrationMail,
  sendResetMail,
  sendVerificationMail,
} from "./features/accounts/jobs.ts";
import { sendModerationMail } from "./features/moderation/jobs.ts";
import { sendTwinReadyMail } from "./features/twins/jobs.ts";
import { remindWaiting } from "./features/messages/jobs.ts";
import type { Services } from "./services.ts";
import { writeTranscript } from "./features/voice-notes/jobs.ts";
import type { JobHandlers } from "./jobs/jobs.ts";

/** Who does which job. */
export const jobHandlers = (services: Services): JobHandlers => ({
  "registration-mail": sendRegistrationMail(services),
  "verification-mail": sendVerificationMail(services),
  "password-forgotten": sendResetMail(services),
  "password-changed-mail": sendPasswordChangedMail(services),
  "account-deleted-mail": sendAccountDeletedMail(services),
  insights: computeInsights(services),
  "twin-ready-mail": sendTwinReadyMail(services),
  "like-notice": noticeLike(services),
  "released-words": passReleasedTexts(services),
  "match-mail": sendMatchMail(services),
  "moderation-mail": sendModerationMail(services),
  "waiting-mail": remindWaiting(services),
  export: makeExport(services),
  "export-failed": noteExportFailed(services),
  "export-ready-mail": sendExportReadyMail(services),
  "contact-mail": sendContactMail(services),
  transcript: writeTranscript(services),
});
