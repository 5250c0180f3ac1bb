import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url";

/** Addresses of the fonts that a first screen needs: `<link rel="preload" as="font" crossorigin>`. */
export const preloadFonts: readonly string[] = [newsreader, figtree];
