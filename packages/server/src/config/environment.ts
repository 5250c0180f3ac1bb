export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable; an empty one counts as not set. */
export function variable(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}
