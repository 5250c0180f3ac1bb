import type { ChallengeParameters } from "altcha-lib/types";

declare module "../../services.ts" {
  interface Services {
    readonly robotCheck: RobotCheck;
  }
}

interface RobotCheckOffer {
  readonly provider: "altcha" | "recaptcha" | "off";
  readonly challenge?: AltchaChallenge;
  readonly siteKey?: string;
}

interface AltchaChallenge {
  readonly parameters: Readonly<Omit<ChallengeParameters, "data">>;
  readonly signature: string;
}

/** Distinguishes people from robots before a registration, and where many tries to sign in have failed. */
export interface RobotCheck {
  /** @param work so many times the usual work, a square number, where the provider asks for work @default 1 */
  offer(work?: number): Promise<RobotCheckOffer>;
  /**
   * Whether an answer passes. An answer passes once.
   * @param work how much it has to be of @default 1
   */
  passes(answer: string, work?: number): Promise<boolean>;
}
