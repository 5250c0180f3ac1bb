import { readableText } from "@gemel/i18n/server";
import type { AiConfig } from "../config/ai-config.ts";
import type { ChatModel } from "./ai.ts";
import { AiError } from "./ai-error.ts";
import { asAiError, createOpenaiClient } from "./openai-client.ts";
import { cutText } from "./cut-text.ts";
import { createTimeout, type TimeLimits } from "./timeouts.ts";

/** Length limit of a message, in UTF-16 units. */
const MAX_CHARACTERS = 4_000;
/** An event of the stream carries one word in about 300 bytes. */
const MAX_BYTES = 2 * 1024 * 1024;

const longTimeouts: TimeLimits = { first: 30_000, next: 15_000, whole: 90_000 };

/** A chat model behind the OpenAI protocol, streamed so that a silent or endless one is noticed soon. */
export function createOpenaiChatModel(
  config: Pick<AiConfig, "baseUrl" | "apiKey">,
  model: string,
  limits: TimeLimits = longTimeouts,
): ChatModel {
  const client = createOpenaiClient(config, MAX_BYTES);
  return {
    answer: async (messages, caller) => {
      using timeout = createTimeout(limits, caller);
      const { signal } = timeout;
      let said = "";
      let isWhole = false;
      let isReadable = false;
      try {
        const stream = await client.chat.completions.create(
          { model, messages: [...messages], stream: true },
          { signal },
        );
        for await (const { choices } of stream) {
          timeout.renew();
          isReadable = true;
          said += choices?.[0]?.delta?.content ?? "";
          isWhole ||= typeof choices?.[0]?.finish_reason === "string";
          if (said.length > MAX_CHARACTERS) break;
        }
      } catch (error) {
        throw signal.aborted ? signal.reason : asAiError(error);
      }
      // The stream of an aborted request ends without an error.
      signal.throwIfAborted();
      const isCut = said.length > MAX_CHARACTERS;
      if (isReadable && !isWhole && !isCut) throw new AiError("unreachable");
      const text = readableText(said).toWellFormed().trim();
      if (text === "") throw new AiError("nonsense");
      return cutText(text, MAX_CHARACTERS);
    },
  };
}
