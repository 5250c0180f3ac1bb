import type { AiConfig } from "../config/ai-config.ts";
import { recogniseAudioType } from "../media/audio/audio-kind.ts";
import { AiError } from "./ai-error.ts";
import type { SpeechModel } from "./ai.ts";
import { asAiError, createOpenaiClient } from "./openai-client.ts";
import { createTimeout, within } from "./timeouts.ts";

/** Size limit of a recording: ten minutes of MP3, far more than the longest answer takes to say. */
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_MS = 60_000;

/**
 * A voice behind the OpenAI protocol. The request asks for MP3, which every browser plays; some servers have
 * only one format, so the format is detected from the content.
 */
export function createOpenaiSpeechModel(
  config: Pick<AiConfig, "baseUrl" | "apiKey">,
  { model, voice }: NonNullable<AiConfig["speech"]>,
  maxMs: number = MAX_MS,
): SpeechModel {
  const client = createOpenaiClient(config, MAX_BYTES);
  return {
    speak: async (input, caller) => {
      using timeout = createTimeout(within(maxMs), caller);
      const { signal } = timeout;
      const request = { model, voice, input, response_format: "mp3" } as const;
      try {
        const response = await client.audio.speech.create(request, { signal });
        const bytes = new Uint8Array(await response.arrayBuffer());
        const mime = await recogniseAudioType(bytes);
        if (mime === undefined) throw new AiError("nonsense");
        return { bytes, mime };
      } catch (error) {
        throw signal.aborted ? signal.reason : asAiError(error);
      }
    },
  };
}
