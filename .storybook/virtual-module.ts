import type { Plugin } from "vite";

/**
 * Provides `virtual:gemel-<name>` to the pages, a module with one constant that is read on request.
 * @param read - returns a value that JSON can hold
 */
export const virtualModule = (
  name: string,
  constant: string,
  read: () => Promise<unknown>,
): Plugin =>
  virtualCode(name, async () => `export const ${constant} = ${JSON.stringify(await read())};`);

/** Provides `virtual:gemel-<name>` to the pages, a module whose code is written on request. */
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
