import type { Plugin } from "vite";

/**
 * Gives the pages `virtual:gemel-<name>`, a module of one constant that is read when it is asked for.
 *
 * @param read - gives what JSON can hold
 */
export function virtualModule(
  name: string,
  constant: string,
  read: () => Promise<unknown>,
): Plugin {
  const id = `virtual:gemel-${name}`;
  const resolvedId = `\0${id}`;
  return {
    name: `gemel:${name}`,
    resolveId: (source) => (source === id ? resolvedId : undefined),
    async load(resolved) {
      if (resolved !== resolvedId) return undefined;
      return `export const ${constant} = ${JSON.stringify(await read())};`;
    },
  };
}
