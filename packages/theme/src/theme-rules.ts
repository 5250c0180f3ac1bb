import { assignVars } from "@vanilla-extract/css";
import type { PaletteName } from "./theme-names.ts";
import { densities, palettes } from "./tokens/theme-tokens.ts";
import { scale, touch } from "./tokens/scale-tokens.ts";
import { shadowsOf } from "./tokens/shadow-tokens.ts";
import { vars } from "./vars.css.ts";

/** A rule that gives the custom properties their values; the keys of `vars` are `var(--…)`. */
export interface ThemeRule {
  selector: string;
  media?: string;
  colorScheme?: "light" | "dark" | "light dark";
  vars?: Record<string, string>;
}

const { color: _color, control: _control, shadow: _shadow, ...scaleVars } = vars;
const themed = ":root, [data-theme]";

/** Each colour once, with both values if they differ; `color-scheme` chooses. */
function colors(day: PaletteName, night: PaletteName): Record<string, string> {
  const nightColors: Record<string, string> = assignVars(vars.color, palettes[night]);
  return Object.fromEntries(
    Object.entries(assignVars(vars.color, palettes[day])).map(([name, color]) => {
      const nightColor = nightColors[name] ?? color;
      return [name, color === nightColor ? color : `light-dark(${color}, ${nightColor})`];
    }),
  );
}

const lightOrDark = colors("light", "dark");
const moreContrast = colors("more-contrast-light", "more-contrast-dark");

/**
 * The tokens of each selector; later rules win over earlier ones. For the app's styles and the exported CSS.
 */
export const themeRules: readonly ThemeRule[] = [
  {
    selector: ":root",
    colorScheme: "light dark",
    vars: {
      ...assignVars(scaleVars, scale),
      ...assignVars(vars.control, densities.comfortable),
      ...assignVars(vars.shadow, shadowsOf(vars.color.shadow)),
    },
  },
  { selector: '[data-density="compact"]', vars: assignVars(vars.control, densities.compact) },
  {
    selector: '[data-density="comfortable"]',
    vars: assignVars(vars.control, densities.comfortable),
  },
  {
    selector: ":root, [data-density]",
    media: "(pointer: coarse)",
    vars: {
      [vars.control.height]: touch.height,
      [vars.control.heightSmall]: touch.heightSmall,
    },
  },
  { selector: themed, vars: lightOrDark },
  { selector: '[data-theme="light"]', colorScheme: "light" },
  { selector: '[data-theme="dark"]', colorScheme: "dark" },
  { selector: '[data-theme="more-contrast"]', colorScheme: "light dark", vars: moreContrast },
  { selector: themed, media: "(prefers-contrast: more)", vars: moreContrast },
  // Ink on white, whatever is on the screen.
  { selector: themed, media: "print", colorScheme: "light" },
];
