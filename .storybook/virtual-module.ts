import type { Plugin } from "vite";

/**
 * Gives the pages `virtual:gemel-<name>`, a module of one constant that is read when it is asked for.
 * @param read - gives what JSON can hold
 */
export const virtualModule = (
  name: string,
  constant: string,
  read: () => Promise<unknown>,
): Plugin =>
  virtualCode(name, async () => `export const ${constant} = ${JSON.stringify(await read())};`);

/** Gives the pages `virtual:gemel-<name>`, a module whose code is written when it is asked for. */
export function virtualCode(name: string, write: () => Promise<string>): Plugin {
  const id = `virtual:gemel-${name}`;
  const resolvedId = `\0${id}`;
  return {
    name: `gemel:${name}`,
    resolveId: (source) => (source === id ? resolvedId : undefined),
    async load(resolved) {
      if (resolved !== resolvedId) return undefined;
      return write();
    },
  };
}
