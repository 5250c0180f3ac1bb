import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const times = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space[2],
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.snug,
});

export const elapsed = style({ fontWeight: vars.weight.semibold });

export const left = style({
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  selectors: {
    "&[data-ending]": { color: vars.color.garnet, fontWeight: vars.weight.semibold },
  },
});
