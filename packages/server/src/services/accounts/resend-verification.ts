import type { Parts } from "../parts.ts";
import { emailKey } from "./email-key.ts";

/**
 * Takes a request for the verification link once more. Whether the address waits for it is found out by
 * the job, after the answer, so that neither the answer nor its time tells.
 */
export async function resendVerification(
  parts: Pick<Parts, "stores">,
  email: string,
): Promise<void> {
  await parts.stores.jobs.send("verification-mail", { emailKey: emailKey(email) });
}
