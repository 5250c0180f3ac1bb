import type { AiConfig } from "../config/ai-config.ts";
import type { Clock } from "../foundation/clock.ts";
import type { Ai, ChatModel, SpeechModel, Transcriber } from "./ai.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { createOpenaiChatModel } from "./openai-chat-model.ts";
import { createOpenaiSpeechModel } from "./openai-speech-model.ts";
import { createOpenaiTranscriber } from "./openai-transcriber.ts";

/** The models of the configuration, each behind a circuit breaker of its own. */
export function createAi(config: AiConfig | undefined, clock: Clock): Ai {
  if (config === undefined) return {};
  const { chatModel, transcribeModel, speech } = config;
  return {
    ...(chatModel && { chat: spareChat(createOpenaiChatModel(config, chatModel), clock) }),
    ...(transcribeModel && {
      transcriber: spareTranscriber(createOpenaiTranscriber(config, transcribeModel), clock),
    }),
    ...(speech && { speech: spareSpeech(createOpenaiSpeechModel(config, speech), clock) }),
  };
}

function spareChat(model: ChatModel, clock: Clock): ChatModel {
  const breaker = createCircuitBreaker(clock);
  return { answer: (messages, signal) => breaker(() => model.answer(messages, signal)) };
}

function spareTranscriber(model: Transcriber, clock: Clock): Transcriber {
  const breaker = createCircuitBreaker(clock);
  return { transcribe: (recording, signal) => breaker(() => model.transcribe(recording, signal)) };
}

function spareSpeech(model: SpeechModel, clock: Clock): SpeechModel {
  const breaker = createCircuitBreaker(clock);
  return { speak: (text, signal) => breaker(() => model.speak(text, signal)) };
}
