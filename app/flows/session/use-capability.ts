import type { Capability } from "@gemel/api/values";
import { useSession } from "./use-session.ts";

/** Whether the member's server can do something beyond the specification (decision 0004). */
export const useCapability = (name: Capability): boolean =>
  useSession().user?.capabilities.includes(name) ?? false;
