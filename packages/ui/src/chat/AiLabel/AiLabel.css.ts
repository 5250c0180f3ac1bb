import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const base = style({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: vars.space[2],
  minInlineSize: 0,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});

export const label = {
  twin: style([base, { color: vars.color.twin }]),
  duo: style([base, { color: vars.color.duo }]),
};

export const sign = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  blockSize: "1.4em",
});

export const text = style({ minInlineSize: 0, overflowWrap: "anywhere" });
