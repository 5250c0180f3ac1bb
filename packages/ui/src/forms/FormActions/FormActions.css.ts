import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  background: vars.color.paper,
  "@media": {
    [media.tablet]: { marginInline: 0, paddingInline: 0, paddingBlock: vars.space[4] },
  },
});

export const state = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
});

export const icon = style({ flexShrink: 0, inlineSize: "1.125rem", blockSize: "1.125rem" });

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[2],
  marginInlineStart: "auto",
});
