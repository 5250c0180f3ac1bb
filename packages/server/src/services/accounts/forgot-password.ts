import type { Parts } from "../parts.ts";
import { emailKey } from "./email-key.ts";

/**
 * Takes a request for a reset link. Whether the address has an account is found out by the job, after
 * the answer, so that neither the answer nor its time tells.
 */
export async function forgotPassword(parts: Pick<Parts, "stores">, email: string): Promise<void> {
  await parts.stores.jobs.send("password-forgotten", { emailKey: emailKey(email) });
}
