import { editDistance } from "../foundation/edit-distance.ts";
import { ConfigError } from "./config-error.ts";
import { type Environment, variable } from "./environment.ts";

export const knownVariables = [
  "AI_API_KEY",
  "AI_BASE_URL",
  "AI_CHAT_MODEL",
  "AI_SPEECH_MODEL",
  "AI_SPEECH_VOICE",
  "AI_TRANSCRIBE_MODEL",
  "APP_FOLDER",
  "AUTH_SECRET",
  "AWS_ACCESS_KEY_ID",
  "AWS_DEFAULT_REGION",
  "AWS_REGION",
  "AWS_SECRET_ACCESS_KEY",
  "AWS_SESSION_TOKEN",
  "CONTACT_EMAIL",
  "DATABASE_URL",
  "DATA_DIR",
  "DEMO",
  "DRAIN_SECONDS",
  "HOST",
  "LIMITS",
  "MAIL_FROM",
  "MAIL_URL",
  "MEDIA_ORIGINS",
  "MEDIA_URL",
  "METRICS_TOKEN",
  "NODE_ENV",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "PORT",
  "PUBLIC_URL",
  "RECAPTCHA_SECRET",
  "RECAPTCHA_SITE_KEY",
  "REDIS_URL",
  "ROBOT_CHECK",
  "TRUST_PROXY",
] as const;

/** Shorter names resemble too much that is not meant for Gemel: HOST and HOSTS. */
const MIN_LETTERS = 6;
/** Two slips, as in DATBASE_UR. */
const MAX_SLIPS = 2;

/**
 * Refuses a variable that resembles a known one which is not set: a slip would go unnoticed.
 * @throws ConfigError naming both
 */
export function refuseMisspelt(env: Environment): void {
  const unset = knownVariables.filter(
    (name) => name.length >= MIN_LETTERS && variable(env, name) === undefined,
  );
  const unknown = Object.keys(env).filter(
    (name) => variable(env, name) !== undefined && !knownVariables.some((known) => known === name),
  );
  for (const name of unknown) {
    const meant = unset.find((known) => editDistance(name.toUpperCase(), known) <= MAX_SLIPS);
    if (meant !== undefined) throw new ConfigError(name, `is not known: is ${meant} meant?`);
  }
}
