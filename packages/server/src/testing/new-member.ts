import { randomBytes, randomUUID } from "node:crypto";
import { cookiesOf } from "./call.ts";
import { tokenOf } from "./test-mailbox.ts";
import type { TestContext } from "./use-test-server.ts";
import { accountStore } from "../features/accounts/store.ts";
import { sessionStore } from "../features/sessions/store.ts";
import { issueTokens } from "../features/sessions/tokens.ts";

const letters = "abcdefghijklmnop";

/** A name that is free: letters alone, since many digits are a number to call. */
export const newNickname = (first = "Ada"): string =>
  `${first} ${Array.from(randomBytes(12), (byte) => letters[byte % 16]).join("")}`;

export const PASSWORD = "correct horse battery";

/** A member who is signed in. */
export interface TestMember {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly cookie: string;
}

export const newEmail = (): string => `${randomUUID()}@example.com`;

/** A body that registers an address. */
export const registration = (email: string) => ({
  email,
  password: PASSWORD,
  preferred_language: "en",
  recaptcha_token: "",
});

interface TestVisitor {
  readonly email: string;
  /** The headers that the browser of the registration sends from then on. */
  readonly headers: Readonly<Record<"cookie", string>>;
}

/** Registers. @throws when it is refused */
export async function register(
  call: TestContext["call"],
  body: Readonly<Record<string, string>> & { readonly email: string } = registration(newEmail()),
): Promise<TestVisitor> {
  const answer = await call("POST /auth/register", { body });
  if (answer.status !== 202) throw new Error(`cannot register: ${answer.status}`);
  return { email: body.email, headers: { cookie: cookiesOf(answer) } };
}

/** A member who has never signed in; without calls, which limits would count. */
export async function addAccount(
  { server }: Pick<TestContext, "server">,
  email = newEmail(),
): Promise<Pick<TestMember, "id" | "email">> {
  const { addressHashes, clock, passwords, db } = server.services;
  const id = randomUUID();
  const passwordHash = await passwords.hash(PASSWORD);
  const account = { id, email, mailboxHash: addressHashes.hash(email), passwordHash };
  const added = await accountStore(db).open({ ...account, language: "en" }, clock());
  if (!added) throw new Error(`${email} has an account`);
  return { id, email };
}

/** Starts a member's session, without the password and the calls that signing in takes. */
export async function startSession(
  { server: { services } }: { readonly server: Pick<TestContext["server"], "services"> },
  { id, email }: Pick<TestMember, "id" | "email">,
): Promise<TestMember> {
  const [sessions, sessionId, startedAt] = [
    sessionStore(services.db),
    randomUUID(),
    services.clock(),
  ];
  const device = { browser: null, system: null };
  await sessions.start({ id: sessionId, userId: id, createdAt: startedAt, ...device });
  const session = { userId: id, sessionId, startedAt };
  const tokens = await issueTokens(services, sessions, session);
  return { id, email, token: tokens.accessToken, cookie: tokens.refreshToken };
}

/** A member who has entered nothing, and is signed in. */
export const newMember = async (context: TestContext, email?: string): Promise<TestMember> =>
  startSession(context, await addAccount(context, email));

/** The same by the calls that members make: registers, opens the link in the mail and signs in. */
export async function registeredMember(
  { call, server }: TestContext,
  address = newEmail(),
): Promise<TestMember> {
  const { email, headers } = await register(call, registration(address));
  const token = tokenOf(await server.mailbox.next(email));
  await call(`GET /verify-email?token=${token}`, { headers });
  return signIn(call, email);
}

/** Signs in. @throws when it does not work */
export async function signIn(
  call: TestContext["call"],
  email: string,
  password = PASSWORD,
): Promise<TestMember> {
  const { body, cookie } = await call("POST /auth/login", { body: { email, password } });
  if (body.data === undefined || body.token === undefined || cookie === undefined) {
    throw new Error(`cannot sign in: ${body.error_code}`);
  }
  return { id: body.data.id, email, token: body.token, cookie };
}

/** A member who is thirty years old and has entered nothing else: `profile_completed`. */
export async function memberWithProfile(
  context: TestContext,
  email?: string,
): Promise<TestMember & { readonly nickname: string }> {
  const nickname = newNickname();
  const member = await newMember(context, email);
  const year = context.server.clock.now().getUTCFullYear() - 30;
  await context.call("PUT /me/profile", {
    token: member.token,
    body: {
      nickname,
      profile: {
        birth_date: { Valid: true, Time: `${year}-01-01T00:00:00Z` },
        sex: { Valid: true, String: "female" },
      },
    },
  });
  return { ...member, nickname };
}
