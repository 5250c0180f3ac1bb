import type { RobotCheckConfig } from "../../config/robot-check-config.ts";
import type { RobotCheckStore } from "./store.ts";
import type { Clock } from "../../foundation/clock.ts";
import { deriveKey } from "../../foundation/secrets.ts";
import { createAltchaRobotCheck } from "./altcha-robot-check.ts";
import { createRecaptchaRobotCheck } from "./recaptcha-robot-check.ts";
import type { RobotCheck } from "./robot-check.ts";

/** No check at all, for tests. */
const offRobotCheck: RobotCheck = {
  offer: async () => ({ provider: "off" }),
  passes: async () => true,
};

export function createRobotCheck(
  config: RobotCheckConfig,
  secret: string,
  store: RobotCheckStore,
  clock: Clock,
): RobotCheck {
  switch (config.provider) {
    case "altcha": {
      const key = (purpose: string): string => deriveKey(secret, purpose).toString("hex");
      const keys = { challenge: key("altcha-challenge"), answer: key("altcha-answer") };
      return createAltchaRobotCheck(keys, store, clock);
    }
    case "recaptcha":
      return createRecaptchaRobotCheck(config);
    case "off":
      return offRobotCheck;
  }
}
