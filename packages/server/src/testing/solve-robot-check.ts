import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { TestContext } from "./use-test-server.ts";

/** What a browser does: fetch the challenge, find the counter, send both as base64. */
export async function solveRobotCheck({ call }: Pick<TestContext, "call">): Promise<string> {
  const { body } = await call("GET /auth/robot-check");
  if (body.challenge === undefined) throw new Error("no challenge");
  const solution = await solveChallenge({ challenge: body.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: body.challenge, solution })).toString("base64");
}
