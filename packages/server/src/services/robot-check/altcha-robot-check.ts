import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { type Clock, secondsAfter } from "../clock.ts";
import { readAltchaPayload } from "./altcha-payload.ts";
import type { RobotCheck } from "./robot-check.ts";
import type { RobotCheckStore } from "./robot-check-store.ts";

/** How long a challenge may wait for its answer, in seconds. */
const CHALLENGE_LIFE = 30 * 60;
/** One try is 1,000 rounds of PBKDF2; with at most 1,500 tries a phone of some years needs a second. */
const COST = 1_000;
const FEWEST_TRIES = 500;
const MOST_TRIES = 1_500;

/** The two keys that sign a challenge and its expected answer. */
export interface AltchaKeys {
  readonly challenge: string;
  readonly answer: string;
}

/** Proof of work from our own origin: nothing is loaded from, or told to, anybody else. */
export function createAltchaRobotCheck(
  keys: AltchaKeys,
  store: RobotCheckStore,
  clock: Clock,
): RobotCheck {
  return {
    offer: async () => {
      const { parameters, signature } = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: COST,
        counter: randomInt(MOST_TRIES, FEWEST_TRIES),
        deriveKey,
        expiresAt: secondsAfter(clock(), CHALLENGE_LIFE),
        hmacSignatureSecret: keys.challenge,
        hmacKeySignatureSecret: keys.answer,
      });
      if (signature === undefined)
        throw new Error("altcha-lib made a challenge without a signature");
      return { provider: "altcha", challenge: { parameters, signature } };
    },
    passes: async (answer) => {
      const payload = readAltchaPayload(answer);
      const signature = payload?.challenge.signature;
      const expiresAt = payload?.challenge.parameters.expiresAt;
      if (payload === undefined || signature === undefined || expiresAt === undefined) return false;
      if (expiresAt * 1_000 <= clock().getTime()) return false;
      const result = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret: keys.challenge,
        hmacKeySignatureSecret: keys.answer,
      });
      return result.verified && (await store.use(signature, new Date(expiresAt * 1_000)));
    },
  };
}
