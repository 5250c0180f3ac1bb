import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7.5rem, 1fr))",
  gap: vars.space[4],
  paddingBlock: vars.space[4],
});

export const swatch = style({ display: "grid", gap: vars.space[1], fontSize: vars.size.caption });

export const sample = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  blockSize: "4.5rem",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.size.title3,
  fontFamily: vars.font.serif,
});

export const name = style({ fontWeight: vars.weight.semibold, color: vars.color.ink });
export const value = style({ color: vars.color.inkSecond, fontVariantNumeric: "tabular-nums" });

// Padding, since Storybook takes the margins of what stands in a page.
export const rows = style({
  display: "grid",
  gap: vars.space[6],
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
});
export const row = style({ display: "grid", gap: vars.space[1] });
export const bar = style({ blockSize: "1rem", background: vars.color.garnet, borderRadius: 4 });

export const shape = style({
  blockSize: "6rem",
  border: `1px solid ${vars.color.edge}`,
  background: vars.color.surface,
});

export const mover = style({
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  borderRadius: vars.radius.pill,
  background: vars.color.garnet,
  transitionProperty: "transform",
  selectors: { "button:hover > &, button:focus-visible > &": { transform: "translateX(12rem)" } },
});

export const inlineCode = style({
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.9em",
  overflowWrap: "anywhere",
});
