import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import {
  type LikeEntry,
  type Match,
  readLikeAnswer,
  readLikeEntry,
  readMatch,
} from "../values/like.ts";
import { type Page, pageOf } from "../values/page.ts";
import { nothing } from "../values/reader.ts";
import { type CallOptions, unread } from "./call-options.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";

/** SPEC.md section 9. */
const pageSize = 20;

const readLikes = pageOf(readLikeEntry);
const readMatches = pageOf(readMatch);

/** Likes, matches and their end. */
export function likeOperations({ http }: ApiClient) {
  return {
    /** Likes or passes; a like may carry a first message. */
    likeProfile: (
      id: string,
      body: Schemas["LikeRequest"] = {},
      options?: CallOptions,
    ): Promise<Result<Schemas["LikeAnswer"]>> => {
      const params = { path: { id } };
      const call = http.POST("/profiles/{id}/like", { params, body, ...options });
      return attempt(call, readLikeAnswer);
    },

    /** Takes the last like or pass back. `undo_expired` after 10 s, or once a match came of it. */
    undoLike: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const params = { path: { id } };
      const call = http.DELETE("/profiles/{id}/like", { params, ...unread, ...options });
      return attempt(call, nothing);
    },

    /** @param direction - SPEC.md's default is `given` */
    getLikes: async (
      direction: "given" | "received",
      page?: PageQuery,
      options?: CallOptions,
    ): Promise<Result<Page<LikeEntry>>> => {
      const params = { query: { direction, ...pageQuery({ limit: pageSize, ...page }) } };
      return attempt(http.GET("/me/likes", { params, ...options }), readLikes);
    },

    getMatches: async (page?: PageQuery, options?: CallOptions): Promise<Result<Page<Match>>> => {
      const params = { query: pageQuery({ limit: pageSize, ...page }) };
      return attempt(http.GET("/me/matches", { params, ...options }), readMatches);
    },

    unmatch: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const call = http.DELETE("/matches/{id}", {
        params: { path: { id } },
        ...unread,
        ...options,
      });
      return attempt(call, nothing);
    },
  };
}
