import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
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
 * its time tells who is a member: the job that follows decides which mail the address gets.
 * @throws AppError `rule_broken` for a password that is easy to guess, or `robot_check_failed`
 */
export async function register(
  parts: Pick<Parts, "clock" | "passwords" | "robotCheck" | "transaction">,
  input: RegisterInput,
): Promise<void> {
  requireUnguessable({ field: "password", password: input.password, email: input.email });
  if (!(await parts.robotCheck.passes(input.robotCheckAnswer))) {
    throw new AppError("robot_check_failed");
  }
  const passwordHash = await parts.passwords.hash(input.password);
  const createdAt = parts.clock();
  const id = randomUUID();
  await parts.transaction(async ({ accounts, jobs }) => {
    await accounts.addRegistration({
      id,
      email: input.email.trim(),
      passwordHash,
      language: input.language,
      createdAt,
      expiresAt: secondsAfter(createdAt, VERIFICATION_LIFE),
    });
    await jobs.send("registration-mail", { registrationId: id, emailKey: emailKey(input.email) });
  });
}
