import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Account } from "../accounts/account.ts";
import { emailKey } from "../accounts/email-key.ts";
import type { Parts } from "../parts.ts";
import { erasureTime } from "../standing/erasure-time.ts";
import type { Device } from "./device.ts";
import { issueTokens, type SessionTokens } from "./issue-tokens.ts";
import type { Member } from "./member.ts";

interface LogInInput {
  readonly email: string;
  readonly password: string;
  /** Whether to bring a deleted account back. */
  readonly isRestoring: boolean;
  readonly device: Device;
}

/**
 * Starts a session. A wrong password and an unknown address are refused alike and after the same
 * work; that an address still waits for its link, and how its member stands, is told only after a right
 * password. An account that can no longer come back is unknown, also before it is erased.
 * @throws AppError `invalid_credentials`, `email_not_verified`, `account_suspended` or `account_deleted`
 */
export async function logIn(
  parts: Pick<Parts, "accessTokens" | "clock" | "passwords" | "stores" | "transaction">,
  input: LogInInput,
): Promise<{ readonly member: Member; readonly tokens: SessionTokens }> {
  const key = emailKey(input.email);
  const now = parts.clock();
  const account = unlessErased(await parts.stores.accounts.findByEmail(key), now);
  const pending = await parts.stores.accounts.findPendingRegistration(key, now);
  const right = await parts.passwords.matches(
    input.password,
    account?.passwordHash ?? pending?.passwordHash,
  );
  if (!right) throw new AppError("invalid_credentials");
  if (account === undefined) throw new AppError("email_not_verified");
  if (account.standing === "suspended") throw new AppError("account_suspended");
  if (account.standing === "deleted" && !input.isRestoring) throw new AppError("account_deleted");

  const sessionId = randomUUID();
  return parts.transaction(async ({ accounts, sessions }) => {
    if (account.standing === "deleted") await accounts.restore(account.id);
    const userId = account.id;
    await sessions.start({ id: sessionId, userId, createdAt: now, ...input.device });
    const tokens = await issueTokens(parts, sessions, { userId, sessionId, startedAt: now });
    const member = await sessions.findMember(sessionId);
    if (member === undefined) throw new AppError("invalid_credentials");
    return { member, tokens };
  });
}

function unlessErased(account: Account | undefined, now: Date): Account | undefined {
  if (account === undefined || account.deletedAt === null) return account;
  return erasureTime(account.deletedAt) <= now ? undefined : account;
}
