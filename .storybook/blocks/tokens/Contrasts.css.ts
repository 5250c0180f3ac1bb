import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const details = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  selectors: { "&:last-child": { borderBlockEnd: `1px solid ${vars.color.hairline}` } },
});

export const summary = style({
  paddingBlock: vars.space[3],
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
});

export const foreground = style({ color: vars.color.ink, fontWeight: vars.weight.semibold });

export const ratio = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});
