import { AppError } from "../../errors/app-error.ts";
import { isRecord } from "../../foundation/read-json.ts";
import type { RobotCheck } from "./robot-check.ts";

const VERIFY_URL = "https://www.google.com/recaptcha/api/siteverify";
const TIMEOUT_MS = 5_000;
/** reCAPTCHA v3 scores from 0 (robot) to 1 (person); its documentation suggests the middle. */
const MIN_SCORE = 0.5;

export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secret: string;
  /** @default the global fetch */
  readonly fetch?: typeof fetch;
}

/** reCAPTCHA v3, asked from the server. Google accepts each token once. */
export function createRecaptchaRobotCheck(options: RecaptchaOptions): RobotCheck {
  const ask = options.fetch ?? fetch;
  return {
    offer: async () => ({ provider: "recaptcha", siteKey: options.siteKey }),
    passes: async (answer) => {
      if (answer === "") return false;
      return isPerson(await askGoogle(ask, options.secret, answer));
    },
  };
}

async function askGoogle(ask: typeof fetch, secret: string, response: string): Promise<unknown> {
  try {
    const answer = await ask(VERIFY_URL, {
      method: "POST",
      redirect: "error",
      body: new URLSearchParams({ secret, response }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new AppError("unavailable");
    return await answer.json();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("unavailable");
  }
}

function isPerson(result: unknown): boolean {
  if (!isRecord(result)) return false;
  const { success, action, score } = result;
  return (
    success === true && action === "register" && typeof score === "number" && score >= MIN_SCORE
  );
}
