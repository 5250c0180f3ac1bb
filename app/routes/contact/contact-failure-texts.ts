import type { MessageId } from "@gemel/i18n";
import type { ContactFailure } from "../../flows/settings/use-contact.ts";

/** docs/product.md section 8. A wrong address is shown at its field. */
export const contactFailureTexts: Record<Exclude<ContactFailure, "email_invalid">, MessageId> = {
  robot_suspected: "contact.error.robot",
  form_expired: "contact.error.expired",
  signed_out: "contact.error.signedOut",
  rate_limited: "error.rateLimited.soon",
  unreachable: "error.network",
  failed: "contact.error.failed",
};
