import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const base = style({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[3],
});

export const spinner = {
  small: style([base, { fontSize: "1.25rem" }]),
  medium: style([base, { fontSize: "2rem" }]),
  large: style([base, { fontSize: "3rem" }]),
};

export const label = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
  color: vars.color.inkSecond,
});
