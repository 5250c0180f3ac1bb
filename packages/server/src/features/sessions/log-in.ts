import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { type Account, findAccountByEmail, findOwnRegistration } from "../accounts/account.ts";
import { lockChecked } from "../accounts/passwords.ts";
import { verifyEmail } from "../accounts/registration.ts";
import type { Db } from "../../jobs/db.ts";
import { emailKey } from "../../foundation/email-key.ts";
import type { Services } from "../../services.ts";
import { erasureTime, restoreAccount } from "../account-status/deletion.ts";
import type { Device, Member } from "../../foundation/member.ts";
import { issueTokens, type SessionTokens } from "./tokens.ts";
import { sessionStore } from "./store.ts";

interface LogInInput {
  readonly email: string;
  readonly password: string;
  /** Whether to bring a deleted account back. */
  readonly isRestoring: boolean;
  readonly device: Device;
}

/** The member who has signed in, and the tokens that keep them signed in. */
export interface SignedIn {
  readonly account: Account;
  readonly member: Member;
  readonly tokens: SessionTokens;
}

/**
 * Starts a session. The account is locked during the decision: if the password is replaced while it is
 * checked, or the account is suspended, no session survives that. A wrong password and an unknown address get
 * the same refusal after the same work. Only after a right password does the answer say that a registration
 * still waits for its link, or the member's state. An account that can no longer come back is unknown, also
 * before it is erased.
 * @throws AppError `invalid_credentials`, `email_not_verified`, `account_suspended` or `account_deleted`
 */
export async function logIn(
  services: Pick<
    Services,
    "accessTokens" | "clock" | "db" | "passwords" | "refreshTokens" | "transaction"
  >,
  input: LogInInput,
): Promise<SignedIn> {
  const key = emailKey(input.email);
  const now = services.clock();
  const checked = unlessErased(await findAccountByEmail(services.db, key), now);
  const [isRight, isWaiting] = await Promise.all([
    services.passwords.matches(input.password, checked?.passwordHash),
    isOfWaiting(services, key, checked, input.password),
  ]);
  if (checked === undefined || !isRight) {
    throw new AppError(isWaiting ? "email_not_verified" : "invalid_credentials");
  }

  return services.transaction(async (db) => {
    const account = await lockChecked(db, checked, "invalid_credentials");
    if (account.status === "suspended") throw new AppError("account_suspended");
    if (account.status === "deleted" && !input.isRestoring) throw new AppError("account_deleted");
    if (account.status === "deleted") await restoreAccount(db, account.id);
    return startSession(services, db, account, input.device);
  });
}

/**
 * Verifies an address by its link, in the browser that registered it. The call that opens the account also starts a
 * session, and no other does: the link and the browser's cookie are of use once.
 * @returns undefined where no session began
 * @throws AppError as `verifyEmail` does
 */
export async function verifyAndLogIn(
  services: Parameters<typeof verifyEmail>[0] & Pick<Services, "accessTokens" | "refreshTokens">,
  { token, browserSecret, device }: VerifyAndLogInInput,
): Promise<SignedIn | undefined> {
  const proof = browserSecret === undefined ? undefined : { browserSecret };
  return verifyEmail(
    services,
    { token, proof },
    device && ((db, account) => startSession(services, db, account, device)),
  );
}

interface VerifyAndLogInInput {
  readonly token: string;
  /** Secret of the registration's cookie; undefined without one. */
  readonly browserSecret: string | undefined;
  /** Undefined: they do not ask to be signed in. */
  readonly device: Device | undefined;
}

async function startSession(
  services: Pick<Services, "accessTokens" | "clock" | "refreshTokens">,
  db: Db,
  account: Account,
  device: Device,
): Promise<SignedIn> {
  const { id: userId } = account;
  const sessions = sessionStore(db);
  const sessionId = randomUUID();
  const startedAt = services.clock();
  await sessions.start({ id: sessionId, userId, createdAt: startedAt, ...device });
  const tokens = await issueTokens(services, sessions, { userId, sessionId, startedAt });
  const member = await sessions.findMember(sessionId);
  if (member === undefined) throw new AppError("invalid_credentials");
  return { account, member, tokens };
}

/**
 * Whether a device has signed in to the account of an address before, by the password that it still has. The account
 * is looked for only where the device shows that it has: its answer's time reveals no account to others.
 * @param kept what the device keeps
 */
export async function isKnownDevice(
  { db, knownDevices }: Pick<Services, "db" | "knownDevices">,
  key: string,
  kept: string | undefined,
): Promise<boolean> {
  const mark = knownDevices.read(key, kept);
  if (mark === undefined) return false;
  const account = await findAccountByEmail(db, key);
  return account !== undefined && knownDevices.markOf(account) === mark;
}

function unlessErased(account: Account | undefined, now: Date): Account | undefined {
  if (account === undefined || account.deletedAt === null) return account;
  return erasureTime(account.deletedAt) <= now ? undefined : account;
}

/**
 * Whether a password is the one of a registration that waits for its link, whichever else waits beside it. A
 * registration beside an account waits like any other: who made it does not learn that there is an account.
 */
async function isOfWaiting(
  { clock, passwords, db }: Pick<Services, "clock" | "db" | "passwords">,
  key: string,
  account: Account | undefined,
  password: string,
): Promise<boolean> {
  const passwordHash = await passwords.hashOf(key, password);
  const own = await findOwnRegistration(db, key, { passwordHash });
  return own !== undefined && own.id !== account?.id && own.expiresAt > clock();
}

/** Ends the session that a refresh token or an access token belongs to; without one it is content. */
export async function logOut(
  services: Pick<Services, "accessTokens" | "clock" | "db" | "live" | "refreshTokens">,
  tokens: { readonly refreshToken: string | undefined; readonly accessToken: string | undefined },
): Promise<void> {
  const now = services.clock();
  const sessions = sessionStore(services.db);
  const end = async (sessionId: string): Promise<void> => {
    await sessions.end(sessionId, now);
    await services.live.endSession(sessionId);
  };
  if (tokens.refreshToken !== undefined) {
    const token = await sessions.findToken(services.refreshTokens.hash(tokens.refreshToken));
    if (token !== undefined) await end(token.sessionId);
  }
  if (tokens.accessToken !== undefined) {
    const claims = await services.accessTokens.read(tokens.accessToken);
    if (claims !== undefined) await end(claims.sessionId);
  }
}
