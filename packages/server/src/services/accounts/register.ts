import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { hashSecret, newSecret } from "../browser-secret.ts";
import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";
import { requireUnguessable } from "../passwords/require-unguessable.ts";
import type { Language } from "./account.ts";
import { emailKey } from "./email-key.ts";

/** How long a verification link works, in seconds. */
export const VERIFICATION_LIFE = 48 * 60 * 60;

export interface RegisterInput {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  readonly robotCheckAnswer: string;
}

/**
 * Takes a request for an account. The work is the same for every address, so neither the answer nor
 * its time tells who is a member: the job that follows decides which mail the address gets. One that comes
 * while another of the address waits stands beside it: which of them is opened is decided by who has the
 * link, and with it the browser or the password of one of them.
 * @returns the secret that the browser keeps to show that it made this registration
 * @throws AppError `rule_broken` for a password that is easy to guess, or `robot_check_failed`
 */
export async function register(
  parts: Pick<Parts, "clock" | "passwords" | "robotCheck" | "transaction">,
  input: RegisterInput,
): Promise<string> {
  requireUnguessable({ field: "password", password: input.password, email: input.email });
  if (!(await parts.robotCheck.passes(input.robotCheckAnswer))) {
    throw new AppError("robot_check_failed");
  }
  const key = emailKey(input.email);
  const passwordHash = await parts.passwords.hashOf(key, input.password);
  const browserSecret = newSecret();
  const createdAt = parts.clock();
  const id = randomUUID();
  await parts.transaction(async ({ accounts, jobs }) => {
    await accounts.addRegistration({
      id,
      email: input.email.trim(),
      passwordHash,
      language: input.language,
      browserHash: hashSecret(browserSecret),
      createdAt,
      expiresAt: secondsAfter(createdAt, VERIFICATION_LIFE),
    });
    await jobs.send("registration-mail", { registrationId: id, emailKey: key });
  });
  return browserSecret;
}
