import { randomUUID } from "node:crypto";
import type { OfferedLocale } from "@gemel/i18n";
import { solveEasyRobotCheck } from "../../../packages/server/src/testing/solve-robot-check.ts";
import { fromAddress } from "./address.ts";
import type { Backend } from "./backend.ts";

/** What someone signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const newCredentials = (): Credentials => ({
  email: `${randomUUID()}@example.com`,
  password: "correct horse battery",
});

/** Calls the backend as any client may. @throws when it refuses */
async function call(backend: Backend, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`${backend.url}/api${path}`, {
    headers: { ...fromAddress(), ...(body && { "content-type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Registers, without opening the link in the mail. */
export async function register(
  backend: Backend,
  language: OfferedLocale = "en",
  credentials: Credentials = newCredentials(),
): Promise<Credentials> {
  await call(backend, "/auth/register", {
    ...credentials,
    preferred_language: language,
    recaptcha_token: await solveEasyRobotCheck(backend.dataDir),
  });
  return credentials;
}

/** Someone who has registered and opened the link in the mail. */
export async function newMember(
  backend: Backend,
  language: OfferedLocale = "en",
): Promise<Credentials> {
  const credentials = await register(backend, language);
  const link = new URL(await backend.outbox.link(credentials.email, "/verify-email"));
  const token = link.searchParams.get("token");
  await call(backend, "/verify-email", { token, password: credentials.password });
  return credentials;
}
