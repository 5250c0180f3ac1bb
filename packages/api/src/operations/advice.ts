import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import { readOpened } from "../values/conversation.ts";
import { readMessages } from "../values/message.ts";
import type { CallOptions } from "./call-options.ts";

export interface AdviceQuery {
  /** The `next_cursor` of a page: the ones before it. */
  readonly cursor?: string;
  /** @default 30 */
  readonly limit?: number;
}

/** The advisor's view of a candidate. */
export function adviceOperations(client: ApiClient) {
  const { get, post } = callsOf(client);
  return {
    startAdvice: (candidate_user_id: string, options?: CallOptions) =>
      post("/twin/advice/start", readOpened, { body: { candidate_user_id }, ...options }),

    getAdviceHistory: (id: string, query: AdviceQuery = {}, options?: CallOptions) =>
      get("/twin/advice/{id}/history", readMessages, {
        params: { path: { id }, query },
        ...options,
      }),
  };
}
