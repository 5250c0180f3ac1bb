import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const text = style({ fontSize: vars.size.lead });
export const size = style({ fontFamily: vars.font.serif, lineHeight: vars.leading.tight });

export const lines = style({
  display: "block",
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.edge}`,
});

export const bar = style({
  display: "block",
  maxInlineSize: "100%",
  blockSize: vars.space[4],
  background: vars.color.garnet,
  // The font size that a width in ch refers to.
  fontSize: vars.size.body,
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});

export const box = style({
  display: "block",
  inlineSize: vars.space[24],
  blockSize: vars.space[16],
  border: `1px solid ${vars.color.edge}`,
  background: vars.color.surface,
});

export const curve = style({
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  fill: "none",
  stroke: vars.color.garnet,
  strokeWidth: 5,
});

export const layer = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: vars.space[10],
  blockSize: vars.space[8],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});

export const note = style({ color: vars.color.inkSecond, fontSize: vars.size.caption });
