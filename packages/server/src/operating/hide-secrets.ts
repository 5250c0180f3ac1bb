import { type Environment, variable } from "../config/environment.ts";

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
export function hideSecrets(text: string, env: Environment): string {
  const values = [
    ...secrets.map((name) => variable(env, name)),
    ...addresses.flatMap((name) => passwordsOf(variable(env, name))),
  ].filter((value) => value !== undefined && value !== "");
  const hidden = values.reduce<string>((rest, value) => rest.replaceAll(value ?? "", "…"), text);
  return hidden.replaceAll(CREDENTIALS, "://…@");
}

/** An address that may carry a password, and its password as it is written and as it is meant. */
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
