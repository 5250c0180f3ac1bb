import { checkSequence } from "../checkers/check-sequence.ts";
import type { TakenMail } from "../processes/smtp-server.ts";
import { until } from "./until.ts";
import type { Writing } from "./writer.ts";

/** How long the last mails may take: a try that failed rests for a minute or two by then, in seconds. */
const TIMEOUT_SECONDS = 240;

const addressOf = (number: number): string => `visitor-${number}@example.com`;

/** The body of a registration. */
export const registrationOf = (email: string) => ({
  email,
  password: "a password for a new account",
  preferred_language: "en",
  recaptcha_token: "none",
});

/**
 * Requests one account after the other; each must get one mail. A mail that is handed on twice because its
 * answer was lost has the same Message-ID and counts once.
 */
export function registrations(taken: readonly TakenMail[]): Writing {
  const found = (): readonly number[] => {
    const mails = new Map(taken.map(({ to, id }) => [id, to]));
    const numbers = [...mails.values()].map((to) => /^visitor-(\d+)@/.exec(to)?.[1]);
    return numbers.map(Number).toSorted((one, other) => one - other);
  };
  return {
    method: "POST",
    path: () => "/auth/register",
    body: (number) => registrationOf(addressOf(number)),
    check: async (_account, _url, { acknowledged }) => {
      const check = () => checkSequence(acknowledged, found());
      await until(() => check().lost === 0, TIMEOUT_SECONDS);
      return check();
    },
  };
}
