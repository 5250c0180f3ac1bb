import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { nothing } from "../values/reader.ts";
import {
  readTwinSharing,
  readTwinTalks,
  type TwinSharing,
  type TwinTalk,
} from "../values/twin-sharing.ts";
import { type CallOptions, unread } from "./call-options.ts";

/** What the member's twin may say to others, where the server has the capability `twin_sharing`. */
export function twinOperations({ http }: ApiClient) {
  return {
    getTwinSharing: (options?: CallOptions): Promise<Result<TwinSharing>> =>
      attempt(http.GET("/me/twin/sharing", { ...options }), readTwinSharing),

    confirmTwinSharing: (
      body: Schemas["TwinSharingDecision"],
      options?: CallOptions,
    ): Promise<Result<TwinSharing>> =>
      attempt(http.PUT("/me/twin/sharing", { body, ...options }), readTwinSharing),

    withdrawTwinSharing: (options?: CallOptions): Promise<Result<TwinSharing>> =>
      attempt(http.DELETE("/me/twin/sharing", { ...options }), readTwinSharing),

    /** Who talked with the twin. */
    getTwinTalks: (options?: CallOptions): Promise<Result<readonly TwinTalk[]>> =>
      attempt(http.GET("/me/twin/talks", { ...options }), readTwinTalks),

    endTwinTalk: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const params = { path: { id } };
      const call = http.DELETE("/me/twin/talks/{id}", { params, ...unread, ...options });
      return attempt(call, nothing);
    },
  };
}
