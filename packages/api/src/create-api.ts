import type { ApiClient } from "./client.ts";
import { pictureOperations } from "./operations/picture.ts";
import { profileOperations } from "./operations/profile.ts";
import { sessionOperations } from "./operations/session.ts";

/**
 * Every operation of the contract by its `operationId`, with plain values in and out. Failures are
 * values (`Result`), never rejections; `getOrThrow` is for hosts that need one.
 *
 * For tools and tests. An app takes the groups that a screen needs (`sessionOperations`, …), so that
 * the others stay out of its first files.
 */
export function createApi(client: ApiClient) {
  return {
    ...sessionOperations(client),
    ...profileOperations(client),
    ...pictureOperations(client),
  };
}

export type Api = ReturnType<typeof createApi>;
