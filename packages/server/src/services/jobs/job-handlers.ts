import { computeInsights } from "../insights/compute-insights.ts";
import { noticeLike } from "../likes/notice-like.ts";
import { sendMatchMail } from "../mail/send-match-mail.ts";
import { sendRegistrationMail } from "../mail/send-registration-mail.ts";
import { sendResetMail } from "../mail/send-reset-mail.ts";
import { sendTwinReadyMail } from "../mail/send-twin-ready-mail.ts";
import type { Parts } from "../parts.ts";
import type { JobHandlers } from "./jobs.ts";

/** Who does which job. */
export const jobHandlers = (parts: Parts): JobHandlers => ({
  "registration-mail": sendRegistrationMail(parts),
  "password-forgotten": sendResetMail(parts),
  insights: computeInsights(parts),
  "twin-ready-mail": sendTwinReadyMail(parts),
  "like-notice": noticeLike(parts),
  "match-mail": sendMatchMail(parts),
});
