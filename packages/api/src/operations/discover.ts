import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readCandidate } from "../values/candidate.ts";
import { readCriteria } from "../values/criteria.ts";
import { readFeed } from "../values/feed.ts";
import { fieldsIn } from "../values/reading/readers.ts";
import type { CallOptions } from "./call-options.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";

/** Operations on a member's criteria, and on the candidates. */
export function discoverOperations(client: ApiClient) {
  const { get, put } = callsOf(client);
  return {
    getCriteria: (options?: CallOptions) => get("/me/criteria", readCriteria, options),

    updateCriteria: (body: Schemas["Criteria"], options?: CallOptions) => {
      const readSaved = (json: unknown) => ({
        ...body,
        ...readCriteria(fieldsIn<Schemas["Criteria"]>(json)),
      });
      return put("/me/criteria", readSaved, { body, ...options });
    },

    getDiscoverFeed: (page?: PageQuery, options?: CallOptions) =>
      get("/discover", readFeed, { params: { query: pageQuery(page) }, ...options }),

    getCandidateByNickname: (nickname: string, options?: CallOptions) =>
      get("/discover/nickname/{nickname}", readCandidate, {
        params: { path: { nickname } },
        ...options,
      }),
  };
}
