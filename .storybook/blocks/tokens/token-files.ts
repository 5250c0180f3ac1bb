import css from "@gemel/theme/tokens/gemel.css?url&no-inline";
import comfortable from "@gemel/theme/tokens/density/comfortable.tokens.json?url&no-inline";
import compact from "@gemel/theme/tokens/density/compact.tokens.json?url&no-inline";
import resolver from "@gemel/theme/tokens/gemel.resolver.json?url&no-inline";
import scale from "@gemel/theme/tokens/scale.tokens.json?url&no-inline";
import dark from "@gemel/theme/tokens/theme/dark.tokens.json?url&no-inline";
import light from "@gemel/theme/tokens/theme/light.tokens.json?url&no-inline";
import moreContrastDark from "@gemel/theme/tokens/theme/more-contrast-dark.tokens.json?url&no-inline";
import moreContrastLight from "@gemel/theme/tokens/theme/more-contrast-light.tokens.json?url&no-inline";

export interface TokenFile {
  /** Path under `packages/theme/tokens/`. */
  path: string;
  address: string;
  text: string;
}

/** The exported files, for downloads. */
export const tokenFiles: readonly TokenFile[] = [
  {
    path: "gemel.resolver.json",
    address: resolver,
    text: "Start here: which files make up a theme and a density.",
  },
  { path: "scale.tokens.json", address: scale, text: "What is the same everywhere." },
  { path: "theme/light.tokens.json", address: light, text: "Colours and shadows, light." },
  { path: "theme/dark.tokens.json", address: dark, text: "Colours and shadows, dark." },
  {
    path: "theme/more-contrast-light.tokens.json",
    address: moreContrastLight,
    text: "Colours and shadows, light with more contrast.",
  },
  {
    path: "theme/more-contrast-dark.tokens.json",
    address: moreContrastDark,
    text: "Colours and shadows, dark with more contrast.",
  },
  { path: "density/comfortable.tokens.json", address: comfortable, text: "Controls with air." },
  { path: "density/compact.tokens.json", address: compact, text: "Controls for many rows." },
  {
    path: "gemel.css",
    address: css,
    text: "All of it as CSS variables, by the names on this page.",
  },
];
