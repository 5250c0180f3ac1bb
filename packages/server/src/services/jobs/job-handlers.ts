import { sendRegistrationMail } from "../mail/send-registration-mail.ts";
import { sendResetMail } from "../mail/send-reset-mail.ts";
import type { Parts } from "../parts.ts";
import type { JobHandlers } from "./jobs.ts";

/** Who does which job. */
export const jobHandlers = (parts: Parts): JobHandlers => ({
  "registration-mail": sendRegistrationMail(parts),
  "password-forgotten": sendResetMail(parts),
});
