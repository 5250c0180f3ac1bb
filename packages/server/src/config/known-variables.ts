import knownVariables from "./known-variables.json" with { type: "json" };
import { editDistance } from "../foundation/edit-distance.ts";
import { ConfigError } from "./config-error.ts";
import { type Environment, variable } from "./environment.ts";

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
    (name) => variable(env, name) !== undefined && !knownVariables.includes(name),
  );
  for (const name of unknown) {
    const meant = unset.find((known) => editDistance(name.toUpperCase(), known) <= MAX_SLIPS);
    if (meant !== undefined) throw new ConfigError(name, `is not known: is ${meant} meant?`);
  }
}
