import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import { readVoiceReply } from "../values/voice-reply.ts";
import type { CallOptions } from "./call-options.ts";
import { formOf } from "./form-of.ts";

export interface VoiceQuery {
  readonly file: Blob;
  readonly conversationId: string;
  readonly convType: "twin" | "advisor";
}

/** Speaking with a twin or the advisor. */
export function voiceQueryOperations(client: ApiClient) {
  const { post } = callsOf(client);
  return {
    /** @param review - only the transcript, to be confirmed; nothing is sent on. @default false */
    askByVoice: (
      body: VoiceQuery,
      { review = false, ...options }: CallOptions & { readonly review?: boolean } = {},
    ) =>
      post("/voice/query", readVoiceReply, {
        params: { query: review ? { review } : {} },
        body,
        bodySerializer: formOf,
        ...options,
      }),
  };
}
