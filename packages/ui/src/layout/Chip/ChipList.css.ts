import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  minInlineSize: 0,
  // Targets of 44 px must not overlap.
  selectors: { "&:has(button)": { gap: vars.space[3] } },
});

export const item = style({ display: "flex", minInlineSize: 0 });
