import { answer, type AccountOperations, type Result, type Schemas } from "@gemel/api";
import { isNotOffered } from "@gemel/machines/refusal";

type RobotCheck = Schemas["RobotCheck"];
export type RobotProvider = RobotCheck["provider"];

/** A check under way: solving begins while the visitor still types. */
export interface PreparedCheck {
  provider: RobotProvider;
  /** Milliseconds since 1970; an answer that is sent later is refused. */
  expiresAt: number;
  /** The value for `recaptcha_token`. */
  answer: Promise<string>;
}

/** Fetches a check and begins to solve it. Rejects with an `ApiError`. */
export async function prepareRobotCheck(
  api: Pick<AccountOperations, "getRobotCheck">,
  signal: AbortSignal,
): Promise<PreparedCheck> {
  const asked = api.getRobotCheck({ signal });
  const check = (await isUnknown(asked)) ? unannounced : await answer(asked);
  const solution = solve(check);
  // A failure rejects at the `await` of the caller; before that it is not an unhandled rejection.
  solution.catch(() => {});
  const expires = check.challenge?.parameters.expiresAt;
  return {
    provider: check.provider,
    expiresAt: expires === undefined ? Number.POSITIVE_INFINITY : expires * 1000,
    answer: solution,
  };
}

/** The key given at build, for a backend that checks reCAPTCHA and cannot say so. */
const siteKey: unknown = import.meta.env.VITE_RECAPTCHA_SITE_KEY;

const unannounced: RobotCheck =
  typeof siteKey === "string" && siteKey !== ""
    ? { provider: "recaptcha", site_key: siteKey }
    : { provider: "off" };

/** The operation is an extension: a backend made from the specification alone lacks it. */
async function isUnknown(asked: Promise<Result<RobotCheck>>): Promise<boolean> {
  const result = await asked;
  return !result.ok && isNotOffered(result.error);
}

async function solve({ provider, challenge, site_key }: RobotCheck): Promise<string> {
  if (provider === "altcha" && challenge) {
    const { solveAltcha } = await import("./robot-check/altcha.ts");
    return solveAltcha(challenge);
  }
  if (provider === "recaptcha" && site_key) {
    const { executeRecaptcha } = await import("./robot-check/recaptcha.ts");
    return executeRecaptcha(site_key);
  }
  return "";
}
