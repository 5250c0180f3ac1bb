import type { AiFault } from "./fault.ts";

/** What a client makes of each fault that does not take its time: the fault of its `AiError`. */
export const quickFaults = [
  ["cut off", "unreachable"],
  ["429", "busy"],
  ["500", "failed"],
  ["nonsense", "nonsense"],
  ["endless", "nonsense"],
] as const satisfies readonly (readonly [AiFault, string])[];
