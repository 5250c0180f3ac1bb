import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { facts as small, ownWords } from "../../foundation/text.css.ts";

export { small };

/** The whole card can be pressed; the link's own box reaches to its edges. */
export const card = style({
  position: "relative",
  display: "grid",
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  selectors: { "&:has(a[data-hovered])": { background: vars.color.sunken } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
});

export const title = style({
  // Beside the initials, however long it is.
  maxInlineSize: "calc(100% - 3rem)",
  minInlineSize: 0,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: "anywhere",
});

export const link = style({
  color: vars.color.ink,
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.card },
});

/** A member's own words, as they look in their profile. */
export const details = style([
  ownWords,
  {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
  },
]);

export const age = style([small, { marginInlineStart: "auto" }]);

export const facts = style([
  small,
  { display: "flex", flexWrap: "wrap", columnGap: vars.space[4] },
]);

/** Seen while the keys work, over the end of the last line. */
export const keys = style([
  small,
  {
    position: "absolute",
    insetBlockEnd: vars.space[4],
    insetInlineEnd: vars.space[4],
    paddingInlineStart: vars.space[4],
    background: vars.color.surface,
    visibility: "hidden",
    "@media": {
      [`${media.tablet} and ${media.hover}`]: {
        selectors: { [`${card}:has(a[data-focus-visible]) &`]: { visibility: "visible" } },
      },
    },
  },
]);
