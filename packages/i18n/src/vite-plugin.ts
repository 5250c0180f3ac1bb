import { dirname } from "node:path";
import type { Plugin } from "vite";
import { bundleNames, bundles, type Bundle } from "./bundles.ts";
import { compileCatalogue } from "./catalogue/compile-catalogue.ts";
import { pseudoCatalogue } from "./catalogue/pseudo-catalogue.ts";
import { cataloguePath } from "./catalogue/read-catalogue.ts";
import { fallbackLocale, isLocale, locales, partialLocales } from "./locales.ts";

const prefix = "virtual:gemel-messages";

const loadersModule = (names: readonly string[]): string => {
  const entries = names.map((locale) => {
    const imports = bundleNames.map(
      (bundle) => `${bundle}: () => import("${prefix}/messages-${bundle}-${locale}")`,
    );
    return `"${locale}": { ${imports.join(", ")} }`;
  });
  return `export const loaders = { ${entries.join(", ")} };`;
};

const inBundle = (bundle: Bundle) => {
  const wanted: ReadonlySet<string> = new Set(bundles[bundle]);
  return (id: string): boolean => wanted.has(id.slice(0, id.indexOf(".")));
};

const noParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
};

/**
 * Compiles the catalogues: one module of ICU syntax trees per language and bundle, and no ICU
 * parser in a build. For vite, Storybook and vitest alike; whatever imports `@gemel/i18n` through
 * Vite needs it.
 */
export function gemelMessages(): Plugin {
  return {
    name: "gemel:messages",
    // Only the build: elsewhere our own tests compile texts through the same import.
    config: (_config, { command }) => ({
      resolve: { alias: command === "build" ? [noParser] : [] },
      optimizeDeps: { include: ["@gemel/i18n > react-intl"] },
    }),
    hotUpdate({ file, modules }) {
      if (dirname(file) !== dirname(cataloguePath(fallbackLocale))) return undefined;
      const known = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...known.filter(({ id }) => id?.startsWith(`\0${prefix}/messages-`))];
    },
    resolveId: {
      filter: { id: /^virtual:gemel-messages/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:gemel-messages/ },
      handler(id) {
        const path = id.slice(prefix.length + 1);
        if (path === "") return loadersModule([...locales, ...partialLocales]);
        if (path === "/pseudo") return loadersModule(["en-XA"]);
        const [, bundle, locale] = /^\/messages-([^-]+)-(.+)$/.exec(path) ?? [];
        const name = bundleNames.find((known) => known === bundle);
        if (!name || locale === undefined) throw new Error(`No texts called ${path}`);
        this.addWatchFile(cataloguePath(fallbackLocale));
        if (isLocale(locale)) this.addWatchFile(cataloguePath(locale));
        const texts = isLocale(locale)
          ? compileCatalogue(locale, inBundle(name))
          : pseudoCatalogue(inBundle(name));
        return `export default ${JSON.stringify(texts)};`;
      },
    },
  };
}
