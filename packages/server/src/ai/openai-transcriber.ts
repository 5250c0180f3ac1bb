import { readableText } from "@gemel/i18n/server";
import type { AiConfig } from "../config/ai-config.ts";
import { audioEndingOf } from "../media/audio/audio-kind.ts";
import { AiError } from "./ai-error.ts";
import type { Transcriber } from "./ai.ts";
import { asAiError, createOpenaiClient } from "./openai-client.ts";
import { cutText } from "./cut-text.ts";
import { createTimeout, within } from "./timeouts.ts";

/** Length limit of a message, in UTF-16 units; ten minutes of speech are about 9,000. */
const MAX_CHARACTERS = 4_000;
const MAX_BYTES = 256 * 1024;
const MAX_MS = 60_000;

/** A transcriber behind the OpenAI protocol. It judges a file by its name, so that is made from the type. */
export function createOpenaiTranscriber(
  config: Pick<AiConfig, "baseUrl" | "apiKey">,
  model: string,
  maxMs: number = MAX_MS,
): Transcriber {
  const client = createOpenaiClient(config, MAX_BYTES);
  return {
    transcribe: async ({ bytes, mime }, caller) => {
      using timeout = createTimeout(within(maxMs), caller);
      const { signal } = timeout;
      const file = new File([new Uint8Array(bytes)], `voice.${audioEndingOf(mime)}`, {
        type: mime,
      });
      const request = { model, file, response_format: "json" } as const;
      try {
        const { text }: { readonly text: unknown } = await client.audio.transcriptions.create(
          request,
          { signal },
        );
        if (typeof text !== "string") throw new AiError("nonsense");
        return cutText(readableText(text).toWellFormed().trim(), MAX_CHARACTERS);
      } catch (error) {
        throw signal.aborted ? signal.reason : asAiError(error);
      }
    },
  };
}
