import { basename, isAbsolute } from "node:path";
import { gemelMessages } from "@gemel/i18n/vite-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type InlineConfig, type Rolldown } from "vite";
import { clientBoundary } from "./client-boundary.ts";
import { componentTexts } from "./component-texts.ts";
import { leanIntl } from "./lean-intl.ts";
import { moduleStyles } from "./module-styles.ts";
import { dist, entries, isVendored, placeOf, root } from "./package-layout.ts";

/** True for a dependency that the consumer's package manager installs: neither ours nor vendored. */
const isExternal = (id: string): boolean =>
  !/^(?:\.|\0|@gemel\/|virtual:)/.test(id) && !isAbsolute(id) && !isVendored(id);

const messages = /^\0virtual:gemel-messages(?:\/(?:messages-)?(.+))?$/;
/** The module that the bundler adds for a module that is imported as a whole. */
const runtime = "\0rolldown/runtime.js";
const installed = /\/node_modules\/(.+)\.m?js$/;

function fileOf({ facadeModuleId: id }: Rolldown.PreRenderedChunk): string {
  if (id === null) throw new Error("A file of the package is no module of the sources");
  if (id === runtime) return "vendor/rolldown-runtime.js";
  const text = messages.exec(id);
  if (text) return `i18n/texts/${text[1] ?? "index"}.js`;
  const vendor = installed.exec(id);
  return vendor ? `vendor/${vendor[1]}.js` : `${placeOf(id)}.js`;
}

const styleOrFont = ({ names: [name = ""] }: Rolldown.PreRenderedAsset): string =>
  name.endsWith(".css") ? `css/${basename(name).split(".")[0]}.css` : "fonts/[name][extname]";

const config: InlineConfig = {
  configFile: false,
  root,
  base: "./",
  logLevel: "warn",
  plugins: [
    vanillaExtractPlugin(),
    gemelMessages(),
    componentTexts(),
    leanIntl(),
    moduleStyles(),
    clientBoundary(),
  ],
  build: {
    outDir: dist,
    target: "es2022",
    minify: false,
    cssMinify: false,
    cssCodeSplit: true,
    lib: { formats: ["es"], entry: Object.fromEntries(entries) },
    rolldownOptions: {
      external: isExternal,
      // "use client" of react-intl: where the client begins is the consumer's decision.
      checks: { moduleLevelDirective: false, bundlerTimings: false },
      // Otherwise the unused components of react-intl stay in every bundle.
      treeshake: {
        manualPureFunctions: [
          "createFormattedComponent",
          "createFormattedDateTimePartsComponent",
          "React.createContext",
          "React.memo",
        ],
      },
      output: {
        preserveModules: true,
        entryFileNames: fileOf,
        assetFileNames: styleOrFont,
      },
    },
  },
};

/** Compiles the components, their styles and texts into `dist`, one module for each source file. */
export async function buildModules(): Promise<Rolldown.OutputChunk[]> {
  const built = await build(config);
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error("Nothing was built");
  return output.output.filter((file) => file.type === "chunk");
}
