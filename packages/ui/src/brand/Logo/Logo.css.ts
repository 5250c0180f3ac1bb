import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.medium,
  lineHeight: 1,
  letterSpacing: "-0.01em",
  color: vars.color.ink,
  whiteSpace: "nowrap",
});

export const logo = {
  medium: style([base, { fontSize: vars.size.title3 }]),
  large: style([base, { fontSize: vars.size.title1 }]),
};

export const mark = style({ display: "inline-flex", fontSize: "0.9em" });

// The serif's ascenders sit high in their box; the name is centred on its x-height.
export const name = style({ paddingBlockStart: "0.08em" });
