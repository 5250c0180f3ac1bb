import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** The name of a part of a page or of a dialog. */
export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title2,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});

/** The name of a part of a part. */
export const subtitle = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

/** Text beside or below the main text. */
export const note = style({ color: vars.color.inkSecond, fontSize: vars.size.small });

/** Short facts, and descriptions of several lines in little room. */
export const facts = style([note, { lineHeight: vars.leading.snug }]);

/** Text that a member wrote about themselves. */
export const ownWords = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
});
