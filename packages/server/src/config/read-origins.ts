import { ConfigError } from "./config-error.ts";
import { type Environment, variable } from "./environment.ts";

function originOf(value: string): string | undefined {
  const url = URL.parse(value);
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === "";
  return isOrigin ? url.origin : undefined;
}

/** A list of origins, with commas between them; what goes into a policy may hold nothing else. */
export function readOrigins(env: Environment, name: string): readonly string[] {
  const values = (variable(env, name) ?? "").split(",").map((value) => value.trim());
  return values
    .filter((value) => value !== "")
    .map((value) => {
      const origin = originOf(value);
      if (origin !== undefined) return origin;
      throw new ConfigError(
        name,
        `must be origins such as https://media.example with commas between them, not "${value}"`,
      );
    });
}
