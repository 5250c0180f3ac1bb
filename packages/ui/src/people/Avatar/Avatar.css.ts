import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  overflow: "hidden",
  blockSize: "1em",
  inlineSize: "1em",
  borderRadius: vars.radius.pill,
  color: vars.color.onTint,
  forcedColorAdjust: "none",
});

export const avatar = {
  small: style([base, { fontSize: "2.25rem" }]),
  medium: style([base, { fontSize: "3rem" }]),
  large: style([base, { fontSize: "5rem" }]),
  huge: style([base, { fontSize: "8rem" }]),
};

export const tint = {
  rose: style({ background: vars.color.tint.rose }),
  sage: style({ background: vars.color.tint.sage }),
  lilac: style({ background: vars.color.tint.lilac }),
  sand: style({ background: vars.color.tint.sand }),
  sky: style({ background: vars.color.tint.sky }),
  blush: style({ background: vars.color.tint.blush }),
};

export const picture = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const letters = style({
  fontFamily: vars.font.serif,
  fontSize: "0.4em",
  fontWeight: vars.weight.medium,
  lineHeight: 1,
  letterSpacing: vars.tracking.wide,
});
