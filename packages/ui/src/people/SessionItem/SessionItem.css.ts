import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[4],
});

export const icon = style({
  flex: "none",
  display: "inline-flex",
  fontSize: "1.5rem",
  color: vars.color.inkSecond,
});

export const words = style({
  display: "grid",
  gap: vars.space[1],
  flex: "1 1 12rem",
  minInlineSize: 0,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });

export const facts = style({ fontSize: vars.size.small, color: vars.color.inkSecond });
