import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { type Block, readBlocks } from "../values/block.ts";
import { nothing } from "../values/reader.ts";
import { type CallOptions, unread } from "./call-options.ts";

/** Keeping somebody away, and telling us why. */
export function safetyOperations({ http }: ApiClient) {
  return {
    blockProfile: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const call = http.POST("/profiles/{id}/block", {
        params: { path: { id } },
        ...unread,
        ...options,
      });
      return attempt(call, nothing);
    },

    /** Whom the member keeps away, where the server has the capability `blocks`. */
    getBlocks: (options?: CallOptions): Promise<Result<readonly Block[]>> =>
      attempt(http.GET("/me/blocks", { ...options }), readBlocks),

    unblockProfile: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const params = { path: { id } };
      const call = http.DELETE("/profiles/{id}/block", { params, ...unread, ...options });
      return attempt(call, nothing);
    },

    reportProfile: (
      id: string,
      body: Schemas["ReportRequest"],
      options?: CallOptions,
    ): Promise<Result<undefined>> => {
      const params = { path: { id } };
      const call = http.POST("/profiles/{id}/report", { params, body, ...unread, ...options });
      return attempt(call, nothing);
    },

    /** The other person of a conversation, where the server has the capability `conversation_safety`. */
    reportConversation: (
      id: string,
      body: Schemas["ConversationReport"],
      options?: CallOptions,
    ): Promise<Result<undefined>> => {
      const params = { path: { id } };
      const call = http.POST("/conversations/{id}/report", { params, body, ...unread, ...options });
      return attempt(call, nothing);
    },

    /** The same. */
    blockPartner: (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const params = { path: { id } };
      const call = http.POST("/conversations/{id}/block", { params, ...unread, ...options });
      return attempt(call, nothing);
    },
  };
}
