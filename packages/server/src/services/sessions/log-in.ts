import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Account } from "../accounts/account.ts";
import { lockChecked } from "../accounts/lock-checked.ts";
import { emailKey } from "../accounts/email-key.ts";
import type { Parts } from "../parts.ts";
import { erasureTime } from "../standing/erasure-time.ts";
import { restoreAccount } from "../standing/restore-account.ts";
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
 * Starts a session. It is decided while the account is locked, so that a password that is replaced while it is
 * checked, or an account that is suspended meanwhile, starts none that would outlive that. A wrong password and an unknown address are refused alike and after the same
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
  const checked = unlessErased(await parts.stores.accounts.findByEmail(key), now);
  const isRight = await isPasswordOf(parts, key, checked, input.password);
  if (!isRight) throw new AppError("invalid_credentials");
  if (checked === undefined) throw new AppError("email_not_verified");

  const sessionId = randomUUID();
  return parts.transaction(async (stores) => {
    const { accounts, sessions } = stores;
    const account = await lockChecked(accounts, checked, "invalid_credentials");
    if (account.standing === "suspended") throw new AppError("account_suspended");
    if (account.standing === "deleted" && !input.isRestoring) throw new AppError("account_deleted");
    if (account.standing === "deleted") await restoreAccount(stores, account.id);
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

/**
 * Whether a password is the one of an account, or, where there is none, of a registration that waits for its
 * link, whichever else waits beside it. The work is the same for every address.
 */
async function isPasswordOf(
  { clock, passwords, stores }: Pick<Parts, "clock" | "passwords" | "stores">,
  key: string,
  account: Account | undefined,
  password: string,
): Promise<boolean> {
  const isRight = account && (await passwords.matches(password, account.passwordHash));
  const passwordHash = account === undefined ? await passwords.hashOf(key, password) : "";
  const own = await stores.accounts.findOwnRegistration(key, { passwordHash });
  return isRight ?? (own !== undefined && own.expiresAt > clock());
}
