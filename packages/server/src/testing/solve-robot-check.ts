import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createChallenge, solveChallenge } from "altcha-lib";
import type { CallOptions } from "./call.ts";
import type { TestContext } from "./use-test-server.ts";
import { readAuthSecret } from "../config/auth-secret.ts";
import { altchaKeys } from "../features/robot-check/altcha-robot-check.ts";

/** Solves a robot check as a browser does: fetches the challenge, finds the counter, joins both as base64. */
export async function solveRobotCheck(
  { call }: Pick<TestContext, "call">,
  headers: CallOptions["headers"] = {},
): Promise<string> {
  const { body } = await call("GET /auth/robot-check", { headers });
  if (body.challenge === undefined) throw new Error("no challenge");
  const solution = await solveChallenge({ challenge: body.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: body.challenge, solution })).toString("base64");
}

/** How long the answer may be used, s. */
const LIFE = 60;

/**
 * An answer that the server of a data folder takes for one of its own checks. It asks for one round of work: the
 * check itself takes half a second of a processor.
 */
export const solveEasyRobotCheck = async (dataDir: string): Promise<string> =>
  easyAnswer(await readAuthSecret(dataDir));

/** The same with the server's secret. @param now the server's time */
export async function easyAnswer(secret: string, now = new Date()): Promise<string> {
  const keys = altchaKeys(secret);
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: Math.floor(now.getTime() / 1_000) + LIFE,
    hmacSignatureSecret: keys.challenge,
    hmacKeySignatureSecret: keys.answer,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
