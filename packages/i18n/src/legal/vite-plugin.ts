import type { Plugin } from "vite";
import { isOfferedLocale, locales } from "../locales.ts";
import { legalPages } from "./legal-text.ts";
import { legalTextPath, readLegalText } from "./read-legal-text.ts";

const prefix = "virtual:gemel-legal";

const loadersModule = (): string => {
  const entries = legalPages.map((page) => {
    const imports = locales.map(
      (locale) => `${locale}: () => import("${prefix}/${page}-${locale}")`,
    );
    return `"${page}": { ${imports.join(", ")} }`;
  });
  return `export const loaders = { ${entries.join(", ")} };`;
};

/** Compiles the legal texts: one module per page and language, loaded on demand. */
export const gemelLegalTexts = (): Plugin => ({
  name: "gemel:legal-texts",
  resolveId: { filter: { id: /^virtual:gemel-legal/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:gemel-legal/ },
    handler(id) {
      const name = id.slice(prefix.length + 2);
      if (name === "") return loadersModule();
      const page = legalPages.find((known) => name.startsWith(`${known}-`));
      const locale = name.slice(-2);
      if (!page || !isOfferedLocale(locale)) throw new Error(`No legal text called ${name}`);
      this.addWatchFile(legalTextPath(page, locale));
      return `export default ${JSON.stringify(readLegalText(page, locale))};`;
    },
  },
});
