import { ConfigError } from "./config-error.ts";
import { type Environment, variable } from "./environment.ts";

const notYet = [
  "REDIS_URL",
  "MEDIA_URL",
  "AI_BASE_URL",
  "AI_API_KEY",
  "AI_CHAT_MODEL",
  "AI_TRANSCRIBE_MODEL",
  "AI_SPEECH_MODEL",
  "AI_SPEECH_VOICE",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
] as const;

/** Refuses variables whose feature is not built: an operator must not believe that they work. */
export function refuseUnsupported(env: Environment): void {
  for (const name of notYet) {
    if (variable(env, name) !== undefined) {
      throw new ConfigError(name, "is not supported by this version of Gemel yet; leave it unset");
    }
  }
}
