import { memberOf } from "../http/member-of.ts";
import { getTwinSharing } from "../services/twins/get-twin-sharing.ts";
import type { MakeOperation } from "./operation.ts";
import { twinSharingAnswer } from "./twin-sharing-answer.ts";

export const withdrawTwinSharing: MakeOperation = (parts) => ({
  handler: async (request) => {
    const { id, language } = memberOf(request);
    await parts.stores.twinSharing.withdraw(id);
    return twinSharingAnswer(await getTwinSharing(parts, id, language));
  },
});
