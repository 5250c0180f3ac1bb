import type { RobotCheck } from "./robot-check.ts";

/** No check at all, for tests. */
export const offRobotCheck: RobotCheck = {
  offer: async () => ({ provider: "off" }),
  passes: async () => true,
};
