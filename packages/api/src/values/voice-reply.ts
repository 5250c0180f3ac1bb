import type { Schemas } from "../contract.ts";
import { readId, readText, readNonEmpty } from "./reading/nullable.ts";
import { fieldsOf, Unreadable } from "./reading/reader.ts";

/** An AI's answer to a spoken question. */
export interface VoiceReply {
  /** The question, as far as it was understood. */
  readonly user_transcript: string;
  /** Empty if only the transcript was requested. */
  readonly assistant_text: string;
  /** For `getAudio`; null where the answer is not spoken. */
  readonly tts_url: string | null;
  /** The ids of the two messages, where the backend sends them. */
  readonly user_message_id: string | null;
  readonly assistant_message_id: string | null;
}

/** Reads a reply, whether its names are in snake or in camel case. */
export function readVoiceReply(json: unknown): VoiceReply {
  const raw = fieldsOf<Schemas["VoiceReplyAnswer"]>(json);
  const transcript = readText(raw.user_transcript) ?? readText(raw.userTranscript);
  const answer = readText(raw.assistant_text) ?? readText(raw.assistantText);
  if (transcript === null && answer === null) throw new Unreadable("a reply without words");
  return {
    user_transcript: transcript ?? "",
    assistant_text: answer ?? "",
    tts_url: readNonEmpty(raw.tts_url) ?? readNonEmpty(raw.ttsUrl),
    user_message_id: readId(raw.user_message_id),
    assistant_message_id: readId(raw.assistant_message_id),
  };
}
