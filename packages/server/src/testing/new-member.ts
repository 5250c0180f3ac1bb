import { randomUUID } from "node:crypto";
import { tokenOf } from "./test-mailbox.ts";
import type { TestContext } from "./use-test-server.ts";

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

/** Registers, opens the link in the mail and signs in. */
export async function newMember({ call, server }: TestContext): Promise<TestMember> {
  const email = newEmail();
  await call("POST /auth/register", { body: registration(email) });
  const token = tokenOf(await server.mailbox.next(email));
  await call(`GET /verify-email?token=${token}`);
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
