import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import { type ConversationType, readConversations, readOpened } from "../values/conversation.ts";
import { messagesOf, numberedPage, readMessage } from "../values/message.ts";
import { nothing } from "../values/reading/reader.ts";
import { ifReadable } from "../values/reading/readers.ts";
import type { CallOptions, UploadOptions } from "./call-options.ts";
import { formOf } from "./form-of.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";
import { sendWithProgress } from "./send-with-progress.ts";

export interface ConversationsQuery extends PageQuery {
  /** @default all of them */
  readonly type?: ConversationType;
}

export interface MessagesQuery {
  /** The `next_cursor` of a page: the ones before it. @default the newest */
  readonly before?: string | null;
  /** docs/product.md section 9. @default 50 */
  readonly limit?: number;
}

export interface VoiceNote {
  readonly audio: Blob;
  /** Measured by the recorder's own clock. */
  readonly duration_ms: number;
  /** Makes sending it again harmless. */
  readonly client_msg_id?: string;
}

/** Conversations and their messages. */
export function conversationOperations(client: ApiClient) {
  const { get, post, remove } = callsOf(client);
  return {
    getConversations: ({ type, ...page }: ConversationsQuery = {}, options?: CallOptions) => {
      const query = { ...(type ? { type } : {}), ...pageQuery(page) };
      return get("/conversations", readConversations, { params: { query }, ...options });
    },

    /** Hides it for the member who deletes it. */
    deleteConversation: (id: string, options?: CallOptions) =>
      remove("/conversations/{id}", nothing, { params: { path: { id } }, ...options }),

    /** @param candidate_user_id - the owner of the twin. @default the member */
    createTwinConversation: (candidate_user_id?: string, options?: CallOptions) => {
      const body = candidate_user_id === undefined ? {} : { candidate_user_id };
      return post("/twins", readOpened, { body, ...options });
    },

    openConversationFromMatch: (id: string, options?: CallOptions) =>
      post("/conversations/from-match/{id}", readOpened, { params: { path: { id } }, ...options }),

    getMessages: (
      id: string,
      { before = null, limit = 50 }: MessagesQuery = {},
      options?: CallOptions,
    ) => {
      const page = numberedPage(before);
      const query =
        before === null || page !== null ? { page: page ?? 1, limit } : { page: 1, limit, before };
      const params = { path: { id }, query };
      return get("/conversations/{id}/messages", messagesOf(query), { params, ...options });
    },

    /** Gives the message as stored; null where the backend does not say. */
    sendVoiceNote: (id: string, body: VoiceNote, { onProgress, ...options }: UploadOptions = {}) =>
      post("/conversations/{id}/messages/audio", ifReadable(readMessage), {
        params: { path: { id } },
        body,
        bodySerializer: formOf,
        ...(onProgress && { fetch: sendWithProgress(onProgress) }),
        ...options,
      }),
  };
}
