import { ConfigError } from "./config-error.ts";
import { type Environment, variable } from "./environment.ts";
import { parseBaseUrl } from "./parse-url.ts";

/** An OpenAI-compatible server and which of its models to use; a model that is not set is not used. */
export interface AiConfig {
  /** Without a trailing slash, for example `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  /** Undefined for servers that need no key. */
  readonly apiKey: string | undefined;
  readonly chatModel: string | undefined;
  readonly transcribeModel: string | undefined;
  readonly speech: { readonly model: string; readonly voice: string } | undefined;
}

const further = [
  "AI_API_KEY",
  "AI_CHAT_MODEL",
  "AI_TRANSCRIBE_MODEL",
  "AI_SPEECH_MODEL",
  "AI_SPEECH_VOICE",
] as const;

/** Reads the `AI_` variables; undefined if none is set. No message repeats a key. */
export function readAi(env: Environment): AiConfig | undefined {
  const baseUrl = parseBaseUrl(env, "AI_BASE_URL", "the key goes into AI_API_KEY");
  if (baseUrl === undefined) {
    const first = further.find((name) => variable(env, name) !== undefined);
    if (first !== undefined) throw new ConfigError("AI_BASE_URL", `is needed with ${first}`);
    return undefined;
  }
  const config = {
    baseUrl,
    apiKey: readKey(env),
    chatModel: readName(env, "AI_CHAT_MODEL"),
    transcribeModel: readName(env, "AI_TRANSCRIBE_MODEL"),
    speech: readSpeech(env),
  };
  if (!config.chatModel && !config.transcribeModel && !config.speech) {
    throw new ConfigError(
      "AI_BASE_URL",
      "needs AI_CHAT_MODEL, AI_TRANSCRIBE_MODEL or AI_SPEECH_MODEL beside it",
    );
  }
  return config;
}

function readKey(env: Environment): string | undefined {
  const key = variable(env, "AI_API_KEY");
  if (key !== undefined && !/^[\x21-\x7e]{1,1000}$/.test(key)) {
    throw new ConfigError("AI_API_KEY", "must be ASCII without white space");
  }
  return key;
}

function readName(env: Environment, name: string): string | undefined {
  const value = variable(env, name);
  if (value !== undefined && !/^[\x21-\x7e]{1,200}$/.test(value)) {
    throw new ConfigError(name, "must be a name without white space");
  }
  return value;
}

function readSpeech(env: Environment): AiConfig["speech"] {
  const model = readName(env, "AI_SPEECH_MODEL");
  const voice = readName(env, "AI_SPEECH_VOICE");
  if (model === undefined && voice === undefined) return undefined;
  if (model === undefined)
    throw new ConfigError("AI_SPEECH_MODEL", "is needed with AI_SPEECH_VOICE");
  if (voice === undefined)
    throw new ConfigError("AI_SPEECH_VOICE", "is needed with AI_SPEECH_MODEL");
  return { model, voice };
}
