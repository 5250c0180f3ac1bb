import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import {
  type Conversations,
  type ConversationType,
  readConversations,
  readOpened,
} from "../values/conversation.ts";
import { type Message, messagesOf, numberedPage, readMessage } from "../values/message.ts";
import type { Page } from "../values/page.ts";
import { nothing } from "../values/reader.ts";
import { type CallOptions, unread, type UploadOptions } from "./call-options.ts";
import { formOf } from "./form-of.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";
import { sendWithProgress } from "./send-with-progress.ts";

type Opened = Schemas["ConversationOpened"];

export interface ConversationsQuery extends PageQuery {
  /** @default all of them */
  readonly type?: ConversationType;
}

export interface MessagesQuery {
  /** The `next_cursor` of a page: the ones before it. @default the newest */
  readonly before?: string | null;
  /** SPEC.md section 9. @default 50 */
  readonly limit?: number;
}

export interface VoiceNote {
  readonly audio: Blob;
  /** By the recorder's own clock. */
  readonly duration_ms: number;
  /** Makes sending it again harmless. */
  readonly client_msg_id?: string;
}

/** Conversations and what is said in them. */
export function conversationOperations({ http }: ApiClient) {
  return {
    getConversations: async (
      { type, ...page }: ConversationsQuery = {},
      options?: CallOptions,
    ): Promise<Result<Conversations>> => {
      const query = { ...(type ? { type } : {}), ...pageQuery(page) };
      const call = http.GET("/conversations", { params: { query }, ...options });
      return attempt(call, readConversations);
    },

    /** Hides it for the member who deletes it. */
    deleteConversation: async (id: string, options?: CallOptions): Promise<Result<undefined>> => {
      const call = http.DELETE("/conversations/{id}", {
        params: { path: { id } },
        ...unread,
        ...options,
      });
      return attempt(call, nothing);
    },

    /** @param candidate_user_id - whose twin. @default the member's own */
    createTwinConversation: (
      candidate_user_id?: string,
      options?: CallOptions,
    ): Promise<Result<Opened>> => {
      const body = candidate_user_id === undefined ? {} : { candidate_user_id };
      return attempt(http.POST("/twins", { body, ...options }), readOpened);
    },

    openConversationFromMatch: (id: string, options?: CallOptions): Promise<Result<Opened>> =>
      attempt(
        http.POST("/conversations/from-match/{id}", { params: { path: { id } }, ...options }),
        readOpened,
      ),

    getMessages: async (
      id: string,
      { before = null, limit = 50 }: MessagesQuery = {},
      options?: CallOptions,
    ): Promise<Result<Page<Message>>> => {
      const page = numberedPage(before);
      const query =
        before === null || page !== null ? { page: page ?? 1, limit } : { page: 1, limit, before };
      const params = { path: { id }, query };
      const call = http.GET("/conversations/{id}/messages", { params, ...options });
      return attempt(call, messagesOf(query));
    },

    sendVoiceNote: async (
      id: string,
      body: VoiceNote,
      { onProgress, ...options }: UploadOptions = {},
    ): Promise<Result<Message>> => {
      const call = http.POST("/conversations/{id}/messages/audio", {
        params: { path: { id } },
        body,
        bodySerializer: formOf,
        ...(onProgress && { fetch: sendWithProgress(onProgress) }),
        ...options,
      });
      return attempt(call, readMessage);
    },
  };
}
