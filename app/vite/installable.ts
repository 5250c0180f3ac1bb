import { dark, light } from "@gemel/theme/tokens";
import type { Plugin } from "vite";

/** Names the manifest, the icon of a home screen and the colours around the page, in its head. */
export function installable(): Plugin {
  return {
    name: "gemel:installable",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "/app.webmanifest" }, injectTo: "head" },
      {
        tag: "link",
        attrs: { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
        injectTo: "head",
      },
      ...([light, dark] as const).map((theme) => ({
        tag: "meta",
        attrs: {
          name: "theme-color",
          media: `(prefers-color-scheme: ${theme === dark ? "dark" : "light"})`,
          content: theme.paper,
        },
        injectTo: "head" as const,
      })),
    ],
  };
}
