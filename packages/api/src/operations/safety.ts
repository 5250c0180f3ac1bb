import type { Result } from "../api-error.ts";
import { attempt, mapResult } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import type { CallOptions } from "./call-options.ts";

/** Keeping somebody away, and telling us why. */
export function safetyOperations({ http }: ApiClient) {
  return {
    blockProfile: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const call = http.POST("/profiles/{id}/block", { params: { path: { id } }, ...options });
      return mapResult(await attempt(call), () => undefined);
    },

    reportProfile: (
      id: string,
      body: Schemas["ReportRequest"],
      options?: CallOptions,
    ): Promise<Result<Schemas["MessageAnswer"]>> =>
      attempt(http.POST("/profiles/{id}/report", { params: { path: { id } }, body, ...options })),
  };
}
