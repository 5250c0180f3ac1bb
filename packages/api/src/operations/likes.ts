import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readFirstMessage, readLikeAnswer, readLikeEntry, readMatch } from "../values/like.ts";
import { pageOf } from "../values/reading/page.ts";
import { nothing } from "../values/reading/reader.ts";
import type { CallOptions } from "./call-options.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";

/** docs/product.md section 9. */
const pageSize = 20;

const readLikes = pageOf(readLikeEntry);
const readMatches = pageOf(readMatch);
const readFirstMessages = pageOf(readFirstMessage);

/** Likes, matches and their end. */
export function likeOperations(client: ApiClient) {
  const { get, post, remove } = callsOf(client);
  return {
    /** Likes or passes; a like may carry a first message. */
    likeProfile: (id: string, body: Schemas["LikeRequest"] = {}, options?: CallOptions) =>
      post("/profiles/{id}/like", readLikeAnswer, { params: { path: { id } }, body, ...options }),

    /** Takes the last like or pass back. `undo_expired` after 10 s, or once a match came of it. */
    undoLike: (id: string, options?: CallOptions) =>
      remove("/profiles/{id}/like", nothing, { params: { path: { id } }, ...options }),

    /** @param direction - the specification's default is `given` */
    getLikes: (direction: "given" | "received", page?: PageQuery, options?: CallOptions) => {
      const query = { direction, ...pageQuery({ limit: pageSize, ...page }) };
      return get("/me/likes", readLikes, { params: { query }, ...options });
    },

    getMatches: (page?: PageQuery, options?: CallOptions) => {
      const query = pageQuery({ limit: pageSize, ...page });
      return get("/me/matches", readMatches, { params: { query }, ...options });
    },

    /** First messages that came with likes, if the server has the capability `first_messages`. */
    getFirstMessages: (page?: PageQuery, options?: CallOptions) => {
      const query = pageQuery({ limit: pageSize, ...page });
      return get("/me/likes/messages", readFirstMessages, { params: { query }, ...options });
    },

    unmatch: (id: string, options?: CallOptions) =>
      remove("/matches/{id}", nothing, { params: { path: { id } }, ...options }),
  };
}
