import type { Plugin } from "vite";

/** The two files that every first screen paints with: the latin serif and the latin sans. */
const firstScreen = [
  /newsreader-latin-opsz-normal.*\.woff2$/,
  /figtree-latin-wght-normal.*\.woff2$/,
];

/** Asks for the first screen's fonts in the page's head, so that text is painted in them at once. */
export function preloadFonts(): Plugin {
  return {
    name: "gemel:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstScreen.some((pattern) => pattern.test(file)))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: "head",
          })),
    },
  };
}
