import { dark, light, type ColorTokens } from "@gemel/theme/tokens";
import { create } from "storybook/theming";

const brand = (base: "light" | "dark", colors: ColorTokens) =>
  create({
    base,
    brandTitle: "Gemel",
    fontBase: '"Figtree Variable", system-ui, sans-serif',
    colorPrimary: colors.garnet,
    colorSecondary: colors.garnet,
    appBg: colors.sunken,
    appContentBg: colors.paper,
    appPreviewBg: colors.paper,
    appBorderColor: colors.hairline,
    appBorderRadius: 12,
    textColor: colors.ink,
    textMutedColor: colors.inkSecond,
    barTextColor: colors.inkSecond,
    barSelectedColor: colors.garnet,
    barHoverColor: colors.garnet,
    barBg: colors.paper,
    inputBg: colors.surface,
    inputBorder: colors.edge,
    inputTextColor: colors.ink,
    inputBorderRadius: 12,
  });

/** Storybook's frame, and its pages by day, in the colours of the paper. */
export const docsTheme = brand("light", light);

/** Storybook's pages in the dark theme. */
export const docsNight = brand("dark", dark);
