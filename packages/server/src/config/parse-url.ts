import { ConfigError } from "./config-error.ts";
import { type Environment, variable } from "./environment.ts";

/** A URL of one of the given schemes, or nothing. The value is never repeated: it may hold a password. */
export function parseUrl(
  env: Environment,
  name: string,
  schemes: readonly string[],
): URL | undefined {
  const value = variable(env, name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url === null || !schemes.includes(url.protocol.slice(0, -1)) || url.hostname === "") {
    throw new ConfigError(name, `must be a URL that begins with ${schemes.join(":// or ")}://`);
  }
  return url;
}
