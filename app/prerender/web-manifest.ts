import { light } from "@gemel/theme/tokens";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/**
 * Composes what a browser needs to install Gemel. One manifest serves all languages: the name is the same in
 * each, and an installed app must not become another one when its owner chooses another language. Browsers
 * that know localised members take the description from there.
 * @param descriptions - by BCP 47 language
 */
export function webManifest({ en, ...others }: Readonly<Record<string, string>>): string {
  return JSON.stringify({
    id: "/",
    name: "Gemel",
    short_name: "Gemel",
    lang: "en",
    description: en,
    description_localized: others,
    start_url: "/",
    scope: "/",
    display: "standalone",
    categories: ["social", "lifestyle"],
    // Only until the page is there, which knows dark as well.
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  });
}
