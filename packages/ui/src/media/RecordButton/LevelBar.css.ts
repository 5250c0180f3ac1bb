import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const bar = style({
  minInlineSize: 0,
  inlineSize: "100%",
  maxInlineSize: "8rem",
  blockSize: "0.5rem",
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  overflow: "hidden",
  background: vars.color.sunken,
  "@media": { "(prefers-reduced-motion: no-preference)": { display: "none" } },
});

export const fill = style({
  fill: vars.color.garnet,
  "@media": { [media.forcedColors]: { fill: "Highlight" } },
  selectors: {
    "[dir=rtl] &": { transform: "scaleX(-1)", transformOrigin: "center", transformBox: "view-box" },
  },
});
