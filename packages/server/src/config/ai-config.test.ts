import { expect, it } from "vitest";
import { readAi } from "./ai-config.ts";
import { ConfigError } from "./config-error.ts";
import type { Environment } from "./environment.ts";

const AI_BASE_URL = "https://ai.example/v1/";

it("is nothing where nothing is set", () => {
  expect(readAi({ AI_CHAT_MODEL: " " })).toBe(undefined);
});

it("reads every variable", () => {
  const env: Environment = {
    AI_BASE_URL,
    AI_API_KEY: "sk-hush",
    AI_CHAT_MODEL: "chat",
    AI_TRANSCRIBE_MODEL: "whisper",
    AI_SPEECH_MODEL: "tts",
    AI_SPEECH_VOICE: "alloy",
  };
  expect(readAi(env)).toEqual({
    baseUrl: "https://ai.example/v1",
    apiKey: "sk-hush",
    chatModel: "chat",
    transcribeModel: "whisper",
    speech: { model: "tts", voice: "alloy" },
  });
});

it("takes one model alone and no key", () => {
  expect(
    readAi({ AI_BASE_URL: "http://localhost:11434/v1", AI_CHAT_MODEL: "llama3.2:3b" }),
  ).toEqual({
    baseUrl: "http://localhost:11434/v1",
    apiKey: undefined,
    chatModel: "llama3.2:3b",
    transcribeModel: undefined,
    speech: undefined,
  });
});

it.each<[string, Environment]>([
  ["AI_BASE_URL: is needed with AI_API_KEY", { AI_API_KEY: "sk-hush" }],
  ["AI_BASE_URL: is needed with AI_SPEECH_VOICE", { AI_SPEECH_VOICE: "alloy" }],
  ["AI_BASE_URL: must be a URL that begins with http:// or https://", { AI_BASE_URL: "ai:1234" }],
  [
    "AI_BASE_URL: must end with its path; the key goes into AI_API_KEY",
    { AI_BASE_URL: "https://sk-hush@ai.example/v1" },
  ],
  [
    "AI_BASE_URL: needs AI_CHAT_MODEL, AI_TRANSCRIBE_MODEL or AI_SPEECH_MODEL beside it",
    { AI_BASE_URL },
  ],
  ["AI_API_KEY: must be ASCII without white space", { AI_BASE_URL, AI_API_KEY: "sk hush" }],
  ["AI_CHAT_MODEL: must be a name without white space", { AI_BASE_URL, AI_CHAT_MODEL: "a b" }],
  ["AI_SPEECH_VOICE: is needed with AI_SPEECH_MODEL", { AI_BASE_URL, AI_SPEECH_MODEL: "tts" }],
  ["AI_SPEECH_MODEL: is needed with AI_SPEECH_VOICE", { AI_BASE_URL, AI_SPEECH_VOICE: "alloy" }],
])("%s", (message, env) => {
  const [name = "", reason] = message.split(/: (.*)/);
  expect(() => readAi(env)).toThrow(new ConfigError(name, reason ?? ""));
});
