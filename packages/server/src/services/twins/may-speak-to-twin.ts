import type { Parts } from "../parts.ts";
import { whatTwinMaySay } from "./what-twin-may-say.ts";

/** Whether a member may speak with an owner's twin now: with their own, and with one that may say something to them. */
export const maySpeakToTwin = async (
  parts: Pick<Parts, "stores">,
  memberId: string,
  ownerId: string,
): Promise<boolean> =>
  memberId === ownerId || (await whatTwinMaySay(parts, memberId, ownerId)) !== undefined;
