import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const center = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "60svh",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[12],
});
