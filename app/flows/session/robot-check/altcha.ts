import type { Schemas } from "@gemel/api";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/**
 * Solves an ALTCHA challenge on this device; the Web Crypto it uses runs beside the page's thread.
 * @returns the base64 payload that the server verifies
 */
export async function solveAltcha(challenge: Schemas["AltchaChallenge"]): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The robot check was not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
