import type { Result } from "../api-error.ts";
import { attempt, mapResult } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { type LikeEntry, type Match, readLikeEntry, readMatch } from "../values/like.ts";
import { type Page, readPage } from "../values/page.ts";
import type { CallOptions } from "./call-options.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";

const nothing = () => undefined;

/** Likes, matches and their end. */
export function likeOperations({ http }: ApiClient) {
  return {
    /** Likes or passes; a like may carry a first message. */
    likeProfile: (
      id: string,
      body: Schemas["LikeRequest"] = {},
      options?: CallOptions,
    ): Promise<Result<Schemas["LikeAnswer"]>> =>
      attempt(http.POST("/profiles/{id}/like", { params: { path: { id } }, body, ...options })),

    /** Takes the last like or pass back. `undo_expired` after 10 s, or once a match came of it. */
    undoLike: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const params = { path: { id } };
      const call = http.DELETE("/profiles/{id}/like", { params, ...options });
      return mapResult(await attempt(call), nothing);
    },

    /** @param direction - SPEC.md's default is `given` */
    getLikes: async (
      direction: "given" | "received",
      page?: PageQuery,
      options?: CallOptions,
    ): Promise<Result<Page<LikeEntry>>> => {
      const params = { query: { direction, ...pageQuery(page) } };
      const result = await attempt(http.GET("/me/likes", { params, ...options }));
      return mapResult(result, (raw) => readPage(raw, readLikeEntry));
    },

    getMatches: async (page?: PageQuery, options?: CallOptions): Promise<Result<Page<Match>>> => {
      const params = { query: pageQuery(page) };
      const result = await attempt(http.GET("/me/matches", { params, ...options }));
      return mapResult(result, (raw) => readPage(raw, readMatch));
    },

    unmatch: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const call = http.DELETE("/matches/{id}", { params: { path: { id } }, ...options });
      return mapResult(await attempt(call), nothing);
    },
  };
}
