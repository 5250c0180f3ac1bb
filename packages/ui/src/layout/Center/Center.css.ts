import { vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

export const center = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "60svh",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[8],
  // All that there is of the screen, and no more.
  selectors: { "main > &": { minBlockSize: 0 } },
});

globalStyle(`main:has(> ${center})`, { display: "grid" });
