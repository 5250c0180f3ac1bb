import { assignVars } from "@vanilla-extract/css";
import { globalStyle } from "./style.ts";
import type { ColorTokens } from "./tokens/color-tokens.ts";
import { dark } from "./tokens/dark.ts";
import { light } from "./tokens/light.ts";
import { moreContrastDark, moreContrastLight } from "./tokens/more-contrast.ts";
import { comfortable, compact, scale } from "./tokens/scale-tokens.ts";
import { vars } from "./vars.css.ts";

const pair = <Group extends Record<string, string>>(day: Group, night: Group): Group =>
  Object.fromEntries(
    Object.entries(day).map(([name, color]) => {
      const nightColor = night[name] ?? color;
      return [name, color === nightColor ? color : `light-dark(${color}, ${nightColor})`];
    }),
  ) as Group;

const colors = (day: ColorTokens, night: ColorTokens) => {
  const { trait, dimension, tint, ...plain } = day;
  const { trait: nightTrait, dimension: nightDimension, tint: nightTint, ...nightPlain } = night;
  return assignVars(vars.color, {
    ...pair(plain, nightPlain),
    trait: pair(trait, nightTrait),
    dimension: pair(dimension, nightDimension),
    tint: pair(tint, nightTint),
  });
};

const { color: _color, control: _control, shadow: _shadow, ...scaleVars } = vars;
const themed = ":root, [data-theme]";

globalStyle(
  ":root",
  {
    colorScheme: "light dark",
    vars: {
      ...assignVars(scaleVars, scale),
      ...assignVars(vars.control, comfortable),
      ...assignVars(vars.shadow, {
        raised: `0 1px 2px ${vars.color.shadow}, 0 12px 28px -12px ${vars.color.shadow}`,
        overlay: `0 2px 6px ${vars.color.shadow}, 0 24px 64px -16px ${vars.color.shadow}`,
      }),
    },
  },
  "theme",
);
globalStyle("[data-density=compact]", { vars: assignVars(vars.control, compact) }, "theme");
globalStyle("[data-density=comfortable]", { vars: assignVars(vars.control, comfortable) }, "theme");
globalStyle(
  ":root, [data-density]",
  {
    "@media": {
      "(pointer: coarse)": {
        vars: {
          [vars.control.height]: "3rem",
          [vars.control.heightSmall]: "2.75rem",
        },
      },
    },
  },
  "theme",
);

globalStyle(themed, { vars: colors(light, dark) }, "theme");
globalStyle("[data-theme=light]", { colorScheme: "light" }, "theme");
globalStyle("[data-theme=dark]", { colorScheme: "dark" }, "theme");
globalStyle(
  "[data-theme=more-contrast]",
  { colorScheme: "light dark", vars: colors(moreContrastLight, moreContrastDark) },
  "theme",
);
globalStyle(
  themed,
  {
    "@media": { "(prefers-contrast: more)": { vars: colors(moreContrastLight, moreContrastDark) } },
  },
  "theme",
);
