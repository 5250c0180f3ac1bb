import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import { readVoiceReply, type VoiceReply } from "../values/voice-reply.ts";
import type { CallOptions } from "./call-options.ts";
import { formOf } from "./form-of.ts";

export interface VoiceQuery {
  readonly file: Blob;
  readonly conversationId: string;
  readonly convType: "twin" | "advisor";
}

/** Speaking with a twin or the advisor. */
export function voiceQueryOperations({ http }: ApiClient) {
  return {
    /** @param review - only the transcript, to be confirmed; nothing is sent on. @default false */
    askByVoice: async (
      body: VoiceQuery,
      { review = false, ...options }: CallOptions & { readonly review?: boolean } = {},
    ): Promise<Result<VoiceReply>> => {
      const call = http.POST("/voice/query", {
        params: { query: review ? { review } : {} },
        body,
        bodySerializer: formOf,
        ...options,
      });
      return attempt(call, readVoiceReply);
    },
  };
}
