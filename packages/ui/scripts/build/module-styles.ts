import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [
  ...(chunk.viteMetadata?.importedCss ?? []),
];

/** The styles of a module and of all its imports, in the order in which a page would load them. */
function collectStyles(bundle: Bundle, file: string, seen: Set<string>): string[] {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== "chunk") return [];
  seen.add(file);
  const before = chunk.imports.flatMap((imported) => collectStyles(bundle, imported, seen));
  return [...before, ...stylesOf(chunk)];
}

/** Puts all our layers into one, so that names such as `base` stay free for the consumer. */
const inOurLayer = (css: string): string => css.replaceAll("@layer ", "@layer gemel.");

/** A library build of Vite would write the fonts into the stylesheet. */
const fontsAsFiles: Plugin = {
  name: "gemel:fonts-as-files",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: code.replaceAll('.woff2"', '.woff2?no-inline"'), map: null }),
  },
};

const importOwnStyles: Plugin = {
  name: "gemel:import-own-styles",
  enforce: "post",
  generateBundle(_options, bundle) {
    const sheets = new Map<string, string>();
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk") {
        // Last, so that the styles of imported modules come before and can be overridden.
        file.code += stylesOf(file)
          .map((sheet) => `import "#${sheet}";\n`)
          .join("");
      } else if (file.fileName.endsWith(".css")) {
        file.source = inOurLayer(file.source.toString());
        sheets.set(file.fileName, file.source);
      }
    }
    const seen = new Set<string>();
    const order = ["styles.js", ...Object.keys(bundle)].flatMap((file) =>
      collectStyles(bundle, file, seen),
    );
    this.emitFile({
      type: "asset",
      fileName: "css/all.css",
      source: [...new Set(order)].map((sheet) => sheets.get(sheet)).join("\n"),
    });
    this.emitFile({
      type: "asset",
      fileName: "css/none.js",
      source: "// What a stylesheet is in Node.\n",
    });
  },
};

/**
 * Vite takes the styles out of the modules of a library. This lets each module import its own
 * again, as `#css/…`, which the package's manifest leads to the stylesheet for bundlers and to an
 * empty module for Node; and writes `css/all.css`, with everything.
 */
export const moduleStyles = (): Plugin[] => [fontsAsFiles, importOwnStyles];
