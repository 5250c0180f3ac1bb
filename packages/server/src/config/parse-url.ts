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

/** The origin that a text is, which is a URL with no path, no user and nothing behind it. */
export function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}

/**
 * The start of a server's addresses, without a trailing slash, or nothing.
 * @param elsewhere says which other variable takes what such a URL may not hold
 */
export function parseBaseUrl(
  env: Environment,
  name: string,
  elsewhere: string,
): string | undefined {
  const url = parseUrl(env, name, ["http", "https"]);
  if (url === undefined) return undefined;
  if (url.search !== "" || url.hash !== "" || url.username !== "" || url.password !== "") {
    throw new ConfigError(name, `must end with its path; ${elsewhere}`);
  }
  return url.href.replace(/\/+$/, "");
}
