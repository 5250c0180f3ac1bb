import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { inset } from "../inset.css.ts";

export const question = style({
  vars: { [inset]: vars.space[4] },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  padding: inset,
  paddingBlock: vars.space[6],
  "@media": {
    [media.tablet]: { vars: { [inset]: vars.space[8] }, paddingBlock: vars.space[8] },
  },
});

export const heading = style({
  display: "grid",
  gap: vars.space[2],
  borderRadius: vars.radius.small,
  // Focus comes here by script, to be read from; a ring would look like something to press.
  outline: "none",
});

export const position = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  color: vars.color.garnet,
});

export const text = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title2,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.normal,
  whiteSpace: "pre-line",
});
