import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { tintColor } from "../Avatar/tint.css.ts";

export const portrait = style({
  display: "grid",
  // Otherwise the row is as high as the whole picture, and only its upper end is visible.
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  overflow: "hidden",
  aspectRatio: "4 / 3",
  // As high as its container, if that has a height.
  blockSize: "100%",
  inlineSize: "100%",
  background: tintColor,
  color: vars.color.onTint,
  forcedColorAdjust: "none",
});

export const picture = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  // Faces are above the middle more often than below it.
  objectPosition: "50% 42%",
});

export const letters = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.hero,
  fontWeight: vars.weight.display,
  lineHeight: 1,
  letterSpacing: vars.tracking.wide,
});
