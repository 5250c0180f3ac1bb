import type { Plugin } from "vite";

const unmarked =
  /= ((?:React\$1\.|React\.)(?:forwardRef|memo|createContext)|createFormatted\w+)\(/g;

/**
 * Lets the build drop the components of react-router and react-intl that are not imported (`Link`,
 * `Form`, `FormattedDate` and what they bring): their making carries no purity mark, and an
 * assignment to `displayName` keeps each of them in the bundle.
 */
export function pureComponents(): Plugin {
  return {
    name: "gemel:pure-components",
    apply: "build",
    transform: {
      filter: { id: /[\\/]node_modules[\\/](react-router[\\/]dist|react-intl)[\\/].*\.js$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
          .replace(unmarked, "= /* @__PURE__ */ $1("),
        map: null,
      }),
    },
  };
}
