import type { Schemas } from "../contract.ts";
import { readText } from "./nullable.ts";

/** What an AI answered to a spoken question. */
export interface VoiceReply {
  /** What was understood of the question. */
  readonly user_transcript: string;
  /** Empty where only the transcript was asked for. */
  readonly assistant_text: string;
  /** For `getAudio`; null where the answer is not spoken. */
  readonly tts_url: string | null;
  /** The ids of the two messages, where the backend tells them. */
  readonly user_message_id: string | null;
  readonly assistant_message_id: string | null;
}

/** Reads a reply, whether its names are in snake or in camel case. */
export function readVoiceReply(raw: Schemas["VoiceReplyAnswer"]): VoiceReply {
  if ("userTranscript" in raw) {
    return {
      user_transcript: raw.userTranscript,
      assistant_text: raw.assistantText,
      tts_url: readText(raw.ttsUrl) || null,
      user_message_id: null,
      assistant_message_id: null,
    };
  }
  return {
    user_transcript: raw.user_transcript,
    assistant_text: raw.assistant_text,
    tts_url: readText(raw.tts_url) || null,
    user_message_id: raw.user_message_id ?? null,
    assistant_message_id: raw.assistant_message_id ?? null,
  };
}
