import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { note as date } from "../../foundation/text.css.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  minInlineSize: 0,
});

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(26rem, 100%), 1fr))",
  gap: vars.space[6],
  minInlineSize: 0,
});

export const title = style({
  marginBlockEnd: vars.space[4],
  fontFamily: vars.font.serif,
  fontSize: vars.size.title2,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});

/** Above what leads. */
export const over = style({
  marginBlockEnd: vars.space[1],
  color: vars.color.garnet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
});

/** A text made by an AI has the colour of an AI. */
export const byAi = style({
  display: "flex",
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
  color: vars.color.twin,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
});

/** About the member, as what is above it. */
export const text = style({
  maxInlineSize: vars.measure.text,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
});
