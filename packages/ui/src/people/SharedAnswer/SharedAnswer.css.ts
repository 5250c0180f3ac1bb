import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { note as state } from "../../foundation/text.css.ts";

/** The twin's colour, in the switch as well. */
export const answer = style({
  vars: { [vars.color.garnet]: vars.color.twin, [vars.color.onGarnet]: vars.color.surface },
  display: "grid",
  gap: vars.space[2],
});

export const question = style({
  display: "block",
  marginBlockEnd: vars.space[1],
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
});

export const text = style({
  display: "block",
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});
