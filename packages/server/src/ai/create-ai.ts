import type { AiConfig } from "../config/ai-config.ts";
import type { Clock } from "../foundation/clock.ts";
import type { Ai } from "./ai.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { createOpenaiChatModel } from "./openai-chat-model.ts";
import { createOpenaiSpeechModel } from "./openai-speech-model.ts";
import { createOpenaiTranscriber } from "./openai-transcriber.ts";

/** The models of the configuration, each behind a circuit breaker of its own. */
export function createAi(config: AiConfig | undefined, clock: Clock): Ai {
  if (config === undefined) return {};
  const { chatModel, transcribeModel, speech } = config;
  const chat = chatModel && createOpenaiChatModel(config, chatModel);
  const transcriber = transcribeModel && createOpenaiTranscriber(config, transcribeModel);
  const voice = speech && createOpenaiSpeechModel(config, speech);
  return {
    ...(chat && { chat: { answer: withBreaker(chat.answer, clock) } }),
    ...(transcriber && {
      transcriber: { transcribe: withBreaker(transcriber.transcribe, clock) },
    }),
    ...(voice && { speech: { speak: withBreaker(voice.speak, clock) } }),
  };
}

function withBreaker<Args extends readonly unknown[], Result>(
  ask: (...args: Args) => Promise<Result>,
  clock: Clock,
) {
  const breaker = createCircuitBreaker(clock);
  return (...args: Args): Promise<Result> => breaker(() => ask(...args));
}
