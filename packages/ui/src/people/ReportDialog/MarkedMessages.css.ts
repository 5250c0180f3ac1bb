import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const group = style({
  display: "grid",
  gap: vars.space[2],
  minInlineSize: 0,
});

/** Scrolls by itself: the buttons of the dialog stay near. */
export const list = style({
  display: "grid",
  maxBlockSize: "16rem",
  minInlineSize: 0,
  paddingInline: vars.space[3],
  overflowY: "auto",
  listStyle: "none",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
});
