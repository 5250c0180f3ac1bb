import { ConfigError } from "./config-error.ts";
import { type Environment, variable } from "./environment.ts";

/** Nobody reads it: good enough where mails are files in the outbox. */
const UNREAD = "contact@gemel.example";

/**
 * Reads `CONTACT_EMAIL`.
 * @param isMailed whether mails leave this machine, so that somebody must get them
 */
export function readContactEmail(env: Environment, isMailed: boolean): string {
  const address = variable(env, "CONTACT_EMAIL");
  if (address === undefined && isMailed)
    throw new ConfigError("CONTACT_EMAIL", "is needed with MAIL_URL");
  if (address !== undefined && !/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(address)) {
    throw new ConfigError("CONTACT_EMAIL", "must be an address such as hello@gemel.example");
  }
  return address ?? UNREAD;
}
