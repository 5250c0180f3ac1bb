import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { inset } from "../inset.css.ts";

export const question = style({
  vars: { [inset]: vars.space[3] },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  padding: inset,
  "@media": {
    [media.tablet]: {
      vars: { [inset]: vars.space[8] },
      gap: vars.space[4],
      paddingBlock: vars.space[6],
    },
  },
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
