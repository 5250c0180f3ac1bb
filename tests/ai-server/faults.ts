import type { AiFault } from "./fault.ts";

/** Each fault that does not take its time, with the fault of the client's `AiError`. */
export const quickFaults = [
  ["cut off", "unreachable"],
  ["429", "busy"],
  ["500", "failed"],
  ["nonsense", "nonsense"],
  ["endless", "nonsense"],
] as const satisfies readonly (readonly [AiFault, string])[];
