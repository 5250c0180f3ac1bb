import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/**
 * Never cropped: what is at its edge may be what it was reported for. Its place is the same before and after
 * it has come, so that nothing below it moves.
 */
export const picture = style({
  display: "block",
  inlineSize: "min(24rem, 100%)",
  aspectRatio: "1",
  objectFit: "contain",
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});
