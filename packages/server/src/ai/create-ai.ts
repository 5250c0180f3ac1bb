import type { AiConfig } from "../config/ai-config.ts";
import type { Clock } from "../foundation/clock.ts";
import { type Ai, wrapAi } from "./ai.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { createOpenaiChatModel } from "./openai-chat-model.ts";
import { createOpenaiSpeechModel } from "./openai-speech-model.ts";
import { createOpenaiTranscriber } from "./openai-transcriber.ts";

/** The models of the configuration, each behind a circuit breaker of its own. */
export function createAi(config: AiConfig | undefined, clock: Clock): Ai {
  if (config === undefined) return {};
  const { chatModel, transcribeModel, speech } = config;
  const models: Ai = {
    ...(chatModel !== undefined && { chat: createOpenaiChatModel(config, chatModel) }),
    ...(transcribeModel !== undefined && {
      transcriber: createOpenaiTranscriber(config, transcribeModel),
    }),
    ...(speech && { speech: createOpenaiSpeechModel(config, speech) }),
  };
  return wrapAi(models, (_name, ask) => {
    const breaker = createCircuitBreaker(clock);
    return (...given) => breaker(() => ask(...given));
  });
}
