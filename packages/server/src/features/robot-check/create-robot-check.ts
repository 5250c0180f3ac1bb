import type { RobotCheckConfig } from "../../config/robot-check-config.ts";
import type { RobotCheckStore } from "./store.ts";
import type { Clock } from "../../foundation/clock.ts";
import { altchaKeys, createAltchaRobotCheck } from "./altcha-robot-check.ts";
import { createRecaptchaRobotCheck } from "./recaptcha-robot-check.ts";
import type { RobotCheck } from "./robot-check.ts";

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
    case "altcha":
      return createAltchaRobotCheck(altchaKeys(secret), store, clock);
    case "recaptcha":
      return createRecaptchaRobotCheck(config);
    case "off":
      return offRobotCheck;
  }
}
