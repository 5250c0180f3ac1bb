import type { AiConfig } from "../../config/ai-config.ts";
import type { ChatModel } from "./ai.ts";
import { AiError } from "./ai-error.ts";
import { asAiError } from "./as-ai-error.ts";
import { cutText } from "./cut-text.ts";
import { createOpenaiClient } from "./openai-client.ts";
import { createPatience, type TimeLimits } from "./patience.ts";
import { readableText } from "./readable-text.ts";

/** As long as a message may be, in UTF-16 units. */
const MOST_CHARACTERS = 4_000;
/** An event of the stream carries a word in some 300 bytes. */
const MOST_BYTES = 2 * 1024 * 1024;

const patient: TimeLimits = { first: 30_000, next: 15_000, whole: 90_000 };

/** A chat model behind the OpenAI protocol, streamed so that a silent or endless one is noticed soon. */
export function createOpenaiChatModel(
  config: Pick<AiConfig, "baseUrl" | "apiKey">,
  model: string,
  limits: TimeLimits = patient,
): ChatModel {
  const client = createOpenaiClient(config, MOST_BYTES);
  return {
    answer: async (messages, caller) => {
      using patience = createPatience(limits, caller);
      const { signal } = patience;
      let said = "";
      let isWhole = false;
      let isReadable = false;
      try {
        const stream = await client.chat.completions.create(
          { model, messages: [...messages], stream: true },
          { signal },
        );
        for await (const { choices } of stream) {
          patience.renew();
          isReadable = true;
          said += choices?.[0]?.delta?.content ?? "";
          isWhole ||= typeof choices?.[0]?.finish_reason === "string";
          if (said.length > MOST_CHARACTERS) break;
        }
      } catch (error) {
        throw signal.aborted ? signal.reason : asAiError(error);
      }
      // The stream of an aborted request ends without an error.
      signal.throwIfAborted();
      const isCut = said.length > MOST_CHARACTERS;
      if (isReadable && !isWhole && !isCut) throw new AiError("unreachable");
      const text = readableText(said);
      if (text === "") throw new AiError("nonsense");
      return cutText(text, MOST_CHARACTERS);
    },
  };
}
