import { light } from "@gemel/theme/tokens";
import { create } from "storybook/theming";

const shared = {
  brandTitle: "Gemel",
  fontBase: '"Figtree Variable", system-ui, sans-serif',
  colorPrimary: light.garnet,
  colorSecondary: light.garnet,
  appBg: light.sunken,
  appContentBg: light.paper,
  appBorderColor: light.hairline,
  appBorderRadius: 12,
  textColor: light.ink,
  textMutedColor: light.inkSecond,
  barTextColor: light.inkSecond,
  barSelectedColor: light.garnet,
  barHoverColor: light.garnet,
  barBg: light.paper,
  inputBorderRadius: 12,
} as const;

/** Storybook's frame and documentation in the colours of the paper. */
export const docsTheme = create({ base: "light", ...shared });
