import { describeSystemError } from "@gemel/command/describe-system-error";
import { MendableError } from "@gemel/command/mendable-error";
import { MENDABLE } from "@gemel/command/run-command";
import { type Environment, variable } from "../config/environment.ts";
import { MediaError } from "../media/media-error.ts";
import { isDatabaseUnreachable, isReadOnly } from "../database/is-database-unreachable.ts";

const secrets = [
  "AI_API_KEY",
  "AUTH_SECRET",
  "AWS_SECRET_ACCESS_KEY",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "PGPASSWORD",
  "RECAPTCHA_SECRET",
] as const;

/** Addresses that may carry a password. */
const addresses = ["DATABASE_URL", "MAIL_URL", "MEDIA_URL", "REDIS_URL"] as const;

/** A user and a password as they stand in an address. */
const CREDENTIALS = /:\/\/[^\s/@]*@/g;

/** A text without the secrets of an environment, wherever in it they stand. */
function hideSecrets(text: string, env: Environment): string {
  const values = [
    ...secrets.map((name) => variable(env, name)),
    ...addresses.flatMap((name) => passwordsOf(variable(env, name))),
  ].filter((value) => value !== undefined && value !== "");
  const hidden = values.reduce<string>((rest, value) => rest.replaceAll(value ?? "", "…"), text);
  return hidden.replaceAll(CREDENTIALS, "://…@");
}

/** Returns the password that an address may carry, both as written and decoded. */
function passwordsOf(address: string | undefined): readonly string[] {
  if (address === undefined) return [];
  const password = URL.parse(address)?.password ?? "";
  if (password === "") return [];
  return [address, password, decoded(password)];
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}

/**
 * Prints why a start or a command ended.
 * @returns the exit code: 2 where who operates it can mend it
 */
export function reportFailure(error: unknown, env: Environment): number {
  console.error(describeFailure(error, env));
  return knownCause(error) === undefined ? 1 : MENDABLE;
}

/**
 * Why a start or a command ended, for who operates it: one line that says what to mend, or where the fault is that
 * is not foreseen. No password or key of the environment stands in it.
 */
export const describeFailure = (error: unknown, env: Environment): string =>
  hideSecrets(knownCause(error) ?? describeUnknown(error), env);

function knownCause(error: unknown): string | undefined {
  if (error instanceof MendableError || error instanceof MediaError) return error.message;
  if (error instanceof Error && isDatabaseUnreachable(error)) {
    const code = "code" in error ? error.code : error.message;
    return `DATABASE_URL: the database is unreachable or does not answer (${code})`;
  }
  if (error instanceof Error && isReadOnly(error))
    return "DATABASE_URL: the database can only be read: set the one that is written, not a standby";
  return describeSystemError(error);
}

/** Describes the place and the causes of an error. Its other fields may be a member's data, or an address. */
function describeUnknown(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\ncaused by ${describeUnknown(error.cause)}`;
}
