import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { emailKey } from "../accounts/email-key.ts";
import type { Parts } from "../parts.ts";
import { issueTokens, type SessionTokens } from "./issue-tokens.ts";
import type { Member } from "./member.ts";

/**
 * Starts a session. A wrong password and an unknown address are refused alike and after the same
 * work; that an address still waits for its link is told only after a right password.
 */
export async function logIn(
  parts: Pick<Parts, "accessTokens" | "clock" | "passwords" | "stores" | "transaction">,
  input: { readonly email: string; readonly password: string },
): Promise<{ readonly member: Member; readonly tokens: SessionTokens }> {
  const key = emailKey(input.email);
  const now = parts.clock();
  const account = await parts.stores.accounts.findByEmail(key);
  const pending = await parts.stores.accounts.findPendingRegistration(key, now);
  const right = await parts.passwords.matches(
    input.password,
    account?.passwordHash ?? pending?.passwordHash,
  );
  if (!right) throw new AppError("invalid_credentials");
  if (account === undefined) throw new AppError("email_not_verified");

  const sessionId = randomUUID();
  return parts.transaction(async ({ sessions }) => {
    await sessions.start({ id: sessionId, userId: account.id, createdAt: now });
    const tokens = await issueTokens(parts, sessions, { userId: account.id, sessionId });
    const member = await sessions.findMember(sessionId);
    if (member === undefined) throw new AppError("invalid_credentials");
    return { member, tokens };
  });
}
