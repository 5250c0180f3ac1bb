import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { tintColor } from "./tint.css.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  blockSize: "1em",
  inlineSize: "1em",
  borderRadius: vars.radius.pill,
  color: vars.color.onTint,
  forcedColorAdjust: "none",
});

export const avatar = {
  inherit: base,
  small: style([base, { fontSize: "2.25rem" }]),
  medium: style([base, { fontSize: "3rem" }]),
  face: style([base, { fontSize: "4.5rem" }]),
  large: style([base, { fontSize: "5rem" }]),
};

// The tint waits for the picture, a pixel smaller: at the very edge it would shine through.
export const picture = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  borderRadius: "inherit",
  background: `radial-gradient(closest-side, ${tintColor} calc(100% - 2px), transparent calc(100% - 1px))`,
});

export const letters = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  blockSize: "100%",
  borderRadius: "inherit",
  background: tintColor,
  fontFamily: vars.font.serif,
  fontSize: "0.4em",
  fontWeight: vars.weight.medium,
  lineHeight: 1,
  letterSpacing: vars.tracking.wide,
});
