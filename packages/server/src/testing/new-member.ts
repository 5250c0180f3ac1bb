import { randomUUID } from "node:crypto";
import { tokenOf } from "./test-mailbox.ts";
import type { TestContext } from "./use-test-server.ts";
import { accountStore } from "../features/accounts/store.ts";

export const PASSWORD = "correct horse battery";

/** Someone who has gone the whole way from registering to being signed in. */
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
  /** What the browser that registered sends from then on. */
  readonly headers: Readonly<Record<"cookie", string>>;
}

/** Registers. @throws when it is refused */
export async function register(
  call: TestContext["call"],
  body: Readonly<Record<string, string>> & { readonly email: string } = registration(newEmail()),
): Promise<TestVisitor> {
  const { status, headers } = await call("POST /auth/register", { body });
  const cookie = String(headers["set-cookie"]).split(";")[0];
  if (status !== 202 || cookie === undefined) throw new Error(`cannot register: ${status}`);
  return { email: body.email, headers: { cookie } };
}

/** A member who has never signed in; without calls, which limits would count. */
export async function addAccount({
  server,
}: Pick<TestContext, "server">): Promise<Pick<TestMember, "id" | "email">> {
  const { clock, passwords, db } = server.services;
  const [id, email] = [randomUUID(), newEmail()];
  const passwordHash = await passwords.hash(PASSWORD);
  await accountStore(db).open({ id, email, passwordHash, language: "en" }, clock());
  return { id, email };
}

/** Registers, opens the link in the mail and signs in. */
export async function newMember(
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
