import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const title = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[1],
});
