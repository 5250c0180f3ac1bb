import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const look = style({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

export const head = style({ display: "flex", alignItems: "flex-start", gap: vars.space[3] });

export const who = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const name = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

export const place = style({
  marginBlockStart: vars.space[1],
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
});

export const bio = style({ lineHeight: vars.leading.snug, overflowWrap: "anywhere" });
