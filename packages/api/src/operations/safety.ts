import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readBlocks } from "../values/block.ts";
import { nothing } from "../values/reading/reader.ts";
import type { CallOptions } from "./call-options.ts";

/** Blocks and reports. */
export function safetyOperations(client: ApiClient) {
  const { get, post, remove } = callsOf(client);
  return {
    blockProfile: (id: string, options?: CallOptions) =>
      post("/profiles/{id}/block", nothing, { params: { path: { id } }, ...options }),

    /** The members whom the caller has blocked, if the server has the capability `blocks`. */
    getBlocks: (options?: CallOptions) => get("/me/blocks", readBlocks, options),

    unblockProfile: (id: string, options?: CallOptions) =>
      remove("/profiles/{id}/block", nothing, { params: { path: { id } }, ...options }),

    reportProfile: (id: string, body: Schemas["ReportRequest"], options?: CallOptions) =>
      post("/profiles/{id}/report", nothing, { params: { path: { id } }, body, ...options }),

    /** The other person of a conversation, where the server has the capability `conversation_safety`. */
    reportConversation: (id: string, body: Schemas["ConversationReport"], options?: CallOptions) =>
      post("/conversations/{id}/report", nothing, { params: { path: { id } }, body, ...options }),

    /** The other person of a conversation, under the same capability. */
    blockPartner: (id: string, options?: CallOptions) =>
      post("/conversations/{id}/block", nothing, { params: { path: { id } }, ...options }),
  };
}
