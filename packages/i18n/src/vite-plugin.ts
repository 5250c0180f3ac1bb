import { dirname } from "node:path";
import type { Plugin } from "vite";
import { bundleNames, bundles, type Bundle } from "./bundles.ts";
import { compileCatalogue } from "./catalogue/compile-catalogue.ts";
import { pseudoCatalogue } from "./catalogue/pseudo-catalogue.ts";
import { cataloguePath } from "./catalogue/read-catalogue.ts";
import { gemelLegalTexts } from "./legal/vite-plugin.ts";
import { fallbackLocale, isLocale, locales, partialLocales } from "./locales.ts";

const prefix = "virtual:gemel-messages";

const allLocales = [...locales, ...partialLocales];

const bundleImport = (bundle: Bundle, locale: string): string =>
  `() => import("${prefix}/messages-${bundle}-${locale}")`;

const coreModule = (names: readonly string[], further: string): string => {
  const entries = names.map((locale) => `"${locale}": ${bundleImport("core", locale)}`);
  return `export const core = { ${entries.join(", ")} };
export const loadFurther = () => import("${prefix}/${further}");`;
};

const furtherModule = (names: readonly string[]): string => {
  const entries = names.map((locale) => {
    const imports = bundleNames
      .filter((bundle) => bundle !== "core")
      .map((bundle) => `${bundle}: ${bundleImport(bundle, locale)}`);
    return `"${locale}": { ${imports.join(", ")} }`;
  });
  return `export const further = { ${entries.join(", ")} };`;
};

/** The modules with the places of texts, by the part after the prefix. */
const sourceModules: Readonly<Record<string, string>> = {
  "": coreModule(allLocales, "further"),
  "/further": furtherModule(allLocales),
  "/pseudo": coreModule(["en-XA"], "further-pseudo"),
  "/further-pseudo": furtherModule(["en-XA"]),
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
 * parser in a build; and the legal texts, one module per language and page. For vite, Storybook and
 * vitest alike; whatever imports `@gemel/i18n` through Vite needs it.
 */
export const gemelMessages = (): Plugin[] => [catalogues(), gemelLegalTexts()];

const catalogues = (): Plugin => ({
  name: "gemel:messages",
  // Only the build: elsewhere our own tests compile texts through the same import.
  config: (_config, { command }) => ({
    resolve: { alias: command === "build" ? [noParser] : [] },
    optimizeDeps: { include: ["@gemel/i18n > intl-messageformat", "@gemel/i18n > react-intl"] },
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
      const sources = sourceModules[path];
      if (sources !== undefined) return sources;
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
});
