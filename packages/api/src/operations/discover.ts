import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { type Candidate, readCandidate } from "../values/candidate.ts";
import { type LoadedCriteria, readCriteria } from "../values/criteria.ts";
import { type Feed, readFeed } from "../values/feed.ts";
import type { CallOptions } from "./call-options.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";

/** Whom a member would like to meet, and who there is. */
export function discoverOperations({ http }: ApiClient) {
  return {
    getCriteria: (options?: CallOptions): Promise<Result<LoadedCriteria>> =>
      attempt(http.GET("/me/criteria", { ...options }), readCriteria),

    updateCriteria: (
      body: Schemas["Criteria"],
      options?: CallOptions,
    ): Promise<Result<LoadedCriteria>> =>
      attempt(http.PUT("/me/criteria", { body, ...options }), (json) => ({
        ...body,
        ...readCriteria(json ?? {}),
      })),

    getDiscoverFeed: async (page?: PageQuery, options?: CallOptions): Promise<Result<Feed>> => {
      const params = { query: pageQuery(page) };
      return attempt(http.GET("/discover", { params, ...options }), readFeed);
    },

    getCandidateByNickname: async (
      nickname: string,
      options?: CallOptions,
    ): Promise<Result<Candidate>> => {
      const params = { path: { nickname } };
      const call = http.GET("/discover/nickname/{nickname}", { params, ...options });
      return attempt(call, readCandidate);
    },
  };
}
