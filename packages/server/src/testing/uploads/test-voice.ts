import type { Ai, Recording } from "../../ai/ai.ts";
import { AiError } from "../../ai/ai-error.ts";
import { wav } from "../audio/wav.ts";

/** The behaviour of AI models in a test; changed from test to test. */
export interface TestVoice {
  /** For `ServerOptions`. */
  readonly ai: Required<Ai>;
  /** The recordings that were sent for transcription. */
  readonly received: readonly Recording[];
  /** Takes the place of what a model does, until `reset`. */
  readonly script: {
    answer: Required<Ai>["chat"]["answer"];
    transcribe: Required<Ai>["transcriber"]["transcribe"];
    speak: Required<Ai>["speech"]["speak"];
  };
  reset(): void;
}

export const QUESTION = "What do you like about me?";
export const ANSWER = "That you listen **before** you speak.";

/** Models that take one question, give one answer, and say it as a tone. */
export function createTestVoice(): TestVoice {
  const received: Recording[] = [];
  const usual = (): TestVoice["script"] => ({
    answer: async () => ANSWER,
    transcribe: async () => QUESTION,
    speak: async () => ({ bytes: wav(), mime: "audio/wav" }),
  });
  const script = usual();
  return {
    ai: {
      chat: { answer: (messages, signal) => script.answer(messages, signal) },
      transcriber: {
        transcribe: (recording, signal) => {
          received.push(recording);
          return script.transcribe(recording, signal);
        },
      },
      speech: { speak: (text, signal) => script.speak(text, signal) },
    },
    received,
    script,
    reset: () => {
      Object.assign(script, usual());
      received.length = 0;
    },
  };
}

/** A model behind a server that fails. */
export const failing = (): Promise<never> => Promise.reject(new AiError("failed"));
