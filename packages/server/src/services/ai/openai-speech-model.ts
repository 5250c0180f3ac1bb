import type { AiConfig } from "../../config/ai-config.ts";
import { recogniseAudioType } from "../audio/audio-kind.ts";
import { AiError } from "./ai-error.ts";
import type { SpeechModel } from "./ai.ts";
import { asAiError } from "./as-ai-error.ts";
import { createOpenaiClient } from "./openai-client.ts";
import { createPatience, within } from "./patience.ts";

/** As large as a recording may be: ten minutes of MP3, far more than the longest answer takes to say. */
const MOST_BYTES = 10 * 1024 * 1024;
/** How long it may take. */
const MOST_MS = 60_000;

/**
 * A voice behind the OpenAI protocol. It is asked for MP3, which every browser plays; some servers have one
 * form only, so what comes is judged by its content.
 */
export function createOpenaiSpeechModel(
  config: Pick<AiConfig, "baseUrl" | "apiKey">,
  { model, voice }: NonNullable<AiConfig["speech"]>,
  mostMs: number = MOST_MS,
): SpeechModel {
  const client = createOpenaiClient(config, MOST_BYTES);
  return {
    speak: async (input, caller) => {
      using patience = createPatience(within(mostMs), caller);
      const { signal } = patience;
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
