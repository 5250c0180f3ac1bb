import { locales } from "@gemel/i18n/locales";
import type { Plugin } from "vite";

interface Rewrite {
  /** The modules that it looks at. */
  readonly modules: RegExp;
  readonly find: RegExp;
  readonly put: string;
}

const rewrites: readonly Rewrite[] = [
  // An overlay stayed, invisible and with the focus, after its exit was cancelled: it waited for every
  // transition to finish (https://github.com/adobe/react-spectrum/issues/9158).
  {
    modules: /[\\/]react-aria[\\/]dist[\\/]private[\\/]utils[\\/]animation\.mjs$/,
    find: /Promise\.all\(/,
    put: "Promise.allSettled(",
  },
  // Overlays were kept for ever: ends of transitions do not reach the document from an element that was taken
  // away, and only the first cancelled one was listened for (https://github.com/adobe/react-spectrum/issues/7326).
  {
    modules: /[\\/]react-aria[\\/]dist[\\/]private[\\/]utils[\\/]runAfterTransition\.mjs$/,
    find: /(\w+)\.addEventListener\(\s*'transitioncancel',\s*([$\w]+),\s*\{\s*once: true\s*\}\s*\)/,
    put: "$1.addEventListener('transitioncancel', $2), $1.addEventListener('transitionend', $2)",
  },
  // Trusted Types, which our pages ask for, refuse an empty text as HTML: every date and number field would break.
  {
    modules: /[\\/]react-aria[\\/]dist[\\/]private[\\/]live-announcer[\\/]\w+\.mjs$/,
    find: /\.innerHTML = ''/g,
    put: ".replaceChildren()",
  },
  // Dates in Gemel's languages are counted by the Gregorian calendar; a date field would bring thirteen.
  {
    modules: /[\\/]@internationalized[\\/]date[\\/]dist[\\/]private[\\/]createCalendar\.mjs$/,
    find: /^[^]*$/,
    put: `import { GregorianCalendar } from "./calendars/GregorianCalendar.mjs";
export const createCalendar = () => new GregorianCalendar();`,
  },
  // A date field brings the placeholders of fifty languages.
  {
    modules: /[\\/]react-stately[\\/]dist[\\/]private[\\/]datepicker[\\/]placeholders\.mjs$/,
    find: new RegExp(`^ {4}(?!(?:${locales.join("|")}):)\\S+: \\{[^}]*\\},?$`, "gm"),
    put: "",
  },
  // Components that are not imported stay in the build for a `displayName`, and for the lack of a purity mark.
  {
    modules: /[\\/]node_modules[\\/](react-(router|aria)[\\/]dist|react-intl)[\\/].*\.m?js$/,
    find: /^[$\w]+\.displayName = ["'][^"']*["'];$/gm,
    put: "",
  },
  {
    modules: /[\\/]node_modules[\\/](react-router[\\/]dist|react-intl)[\\/].*\.js$/,
    find: /= ((?:React\$1\.|React\.)(?:forwardRef|memo|createContext)|createFormatted\w+)\(/g,
    put: "= /* @__PURE__ */ $1(",
  },
  // Icons give their parts to React as arguments, which need no keys, and their former names to nothing.
  {
    modules: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
    find: /, key: "\w+"|,\s*aliases: \[[^\]]*\]/g,
    put: "",
  },
];

/** Changes dependencies in the build of the app. One that finds nothing to change, as after an upgrade, fails it. */
export function rewriteDependencies(): Plugin {
  const unused = new Set(rewrites);
  return {
    name: "gemel:rewrite-dependencies",
    apply: "build",
    transform: {
      filter: { id: rewrites.map(({ modules }) => modules) },
      handler(code, id) {
        let changed = code;
        for (const rewrite of rewrites) {
          if (!rewrite.modules.test(id)) continue;
          const before = changed;
          changed = before.replace(rewrite.find, rewrite.put);
          if (changed !== before) unused.delete(rewrite);
        }
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      const [rewrite] = unused;
      if (!error && rewrite && this.environment.name === "client")
        this.error(`${rewrite.modules} has nothing to change for ${rewrite.find}`);
    },
  };
}
