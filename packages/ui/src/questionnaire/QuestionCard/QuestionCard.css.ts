import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { unseen } from "../../layout/VisuallyHidden/VisuallyHidden.css.ts";
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
  display: "grid",
  gap: vars.space[2],
  borderRadius: vars.radius.small,
  // Focus comes here by script, to be read from; a ring would look like something to press.
  outline: "none",
});

/** On a phone the progress above says the same; it is still spoken. */
export const position = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  color: vars.color.garnet,
  "@media": { "(max-width: 47.99rem)": unseen },
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
