import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readOpened } from "../values/conversation.ts";
import { type Message, readMessages } from "../values/message.ts";
import type { Page } from "../values/page.ts";
import type { CallOptions } from "./call-options.ts";

export interface AdviceQuery {
  /** The `next_cursor` of a page: the ones before it. */
  readonly cursor?: string;
  /** @default 30 */
  readonly limit?: number;
}

/** The advisor's view of a candidate. */
export function adviceOperations({ http }: ApiClient) {
  return {
    startAdvice: (
      candidate_user_id: string,
      options?: CallOptions,
    ): Promise<Result<Schemas["ConversationOpened"]>> =>
      attempt(
        http.POST("/twin/advice/start", { body: { candidate_user_id }, ...options }),
        readOpened,
      ),

    getAdviceHistory: async (
      id: string,
      query: AdviceQuery = {},
      options?: CallOptions,
    ): Promise<Result<Page<Message>>> => {
      const params = { path: { id }, query };
      const call = http.GET("/twin/advice/{id}/history", { params, ...options });
      return attempt(call, readMessages);
    },
  };
}
