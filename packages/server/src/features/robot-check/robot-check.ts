import type { ChallengeParameters } from "altcha-lib/types";

interface RobotCheckOffer {
  readonly provider: "altcha" | "recaptcha" | "off";
  readonly challenge?: AltchaChallenge;
  readonly siteKey?: string;
}

interface AltchaChallenge {
  readonly parameters: Readonly<Omit<ChallengeParameters, "data">>;
  readonly signature: string;
}

/** Distinguishes people from robots before a registration. */
export interface RobotCheck {
  offer(): Promise<RobotCheckOffer>;
  /** Whether an answer passes. An answer passes once. */
  passes(answer: string): Promise<boolean>;
}
