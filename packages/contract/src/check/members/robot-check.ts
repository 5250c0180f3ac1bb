import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { isNode } from "../contract/node.ts";

/** How long a browser would try, in milliseconds. */
const timeout = 60_000;

/**
 * What goes into `recaptcha_token` for a robot check, as a browser would make it.
 * Undefined where only a browser can, with reCAPTCHA, and where there is no answer to be found.
 */
export async function solveRobotCheck(check: unknown): Promise<string | undefined> {
  if (!isNode(check)) return undefined;
  if (check["provider"] === "off") return "";
  if (check["provider"] !== "altcha") return undefined;
  const challenge = check["challenge"] as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout });
  if (solution === null) return undefined;
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
