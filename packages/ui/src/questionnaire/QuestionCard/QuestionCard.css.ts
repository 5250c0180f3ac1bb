import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** Takes what its page leaves: the way on stays in its place below every question. */
export const question = style({
  flexGrow: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[3],
  minInlineSize: 0,
  "@media": { [media.tablet]: { gap: vars.space[4], paddingBlockStart: vars.space[1] } },
});

export const heading = style({
  borderRadius: vars.radius.small,
  // Focus comes here by script, to be read from; a ring would look like something to press.
  outline: "none",
});

export const text = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.normal,
  whiteSpace: "pre-line",
  "@media": { [media.tablet]: { fontSize: vars.size.title2 } },
});
