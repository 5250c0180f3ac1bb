import { randomUUID } from "node:crypto";
import type { OfferedLocale } from "@gemel/i18n";
import { solveEasyRobotCheck } from "../../../packages/server/src/testing/solve-robot-check.ts";
import type { Backend } from "./backend.ts";
import { call } from "./call-as.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const newCredentials = (): Credentials => ({
  email: `${randomUUID()}@example.com`,
  password: "correct horse battery",
});

/** Registers, without opening the link in the mail. */
export async function register(
  backend: Backend,
  language: OfferedLocale = "en",
  credentials: Credentials = newCredentials(),
): Promise<Credentials> {
  const body = {
    ...credentials,
    preferred_language: language,
    recaptcha_token: await solveEasyRobotCheck(backend.dataDir),
  };
  await call(backend.url, "/auth/register", { body });
  return credentials;
}

/** Creates a member who has registered and opened the link in the mail. */
export async function newMember(
  backend: Backend,
  language: OfferedLocale = "en",
): Promise<Credentials> {
  const credentials = await register(backend, language);
  const link = new URL(await backend.outbox.link(credentials.email, "/verify-email"));
  const token = link.searchParams.get("token");
  await call(backend.url, "/verify-email", { body: { token, password: credentials.password } });
  return credentials;
}
