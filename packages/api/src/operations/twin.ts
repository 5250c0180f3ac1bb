import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { nothing } from "../values/reading/reader.ts";
import { readTwinSharing, readTwinTalks } from "../values/twin-sharing.ts";
import type { CallOptions } from "./call-options.ts";

/** Operations on what the member's twin may say to others; they need the capability `twin_sharing`. */
export function twinOperations(client: ApiClient) {
  const { get, put, remove } = callsOf(client);
  return {
    getTwinSharing: (options?: CallOptions) => get("/me/twin/sharing", readTwinSharing, options),

    confirmTwinSharing: (body: Schemas["TwinSharingDecision"], options?: CallOptions) =>
      put("/me/twin/sharing", readTwinSharing, { body, ...options }),

    withdrawTwinSharing: (options?: CallOptions) =>
      remove("/me/twin/sharing", readTwinSharing, options),

    /** The members who talked with the twin. */
    getTwinTalks: (options?: CallOptions) => get("/me/twin/talks", readTwinTalks, options),

    endTwinTalk: (id: string, options?: CallOptions) =>
      remove("/me/twin/talks/{id}", nothing, { params: { path: { id } }, ...options }),
  };
}
