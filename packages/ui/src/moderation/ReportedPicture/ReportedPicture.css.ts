import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** Never cropped: what is at its edge may be what it was reported for. */
export const picture = style({
  display: "block",
  maxInlineSize: "100%",
  maxBlockSize: "24rem",
  borderRadius: vars.radius.medium,
});
