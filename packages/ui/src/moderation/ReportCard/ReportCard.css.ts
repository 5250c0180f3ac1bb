import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { name } from "../../foundation/name.css.ts";
import { facts as small, ownWords } from "../../foundation/text.css.ts";
import { card as surface } from "../../layout/Card/Card.css.ts";

export { small };

/** The whole card can be pressed; the link's own box reaches to its edges. */
export const card = style([
  surface({}),
  {
    position: "relative",
    display: "grid",
    gap: vars.space[3],
    boxShadow: vars.shadow.raised,
  },
]);

/** The reported member and the reason; the severity stands beside them, or below on a phone. */
export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  "@media": { [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});

export const title = style([name, { minInlineSize: 0, overflowWrap: "anywhere" }]);

export const reason = style([small, { display: "block", fontFamily: vars.font.sans }]);

export const marks = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.tablet]: { gridColumn: "auto" } },
});

export const link = style({
  color: vars.color.ink,
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.card },
  selectors: { "&[data-hovered]": { textDecoration: "underline" } },
});

/** A member's own words: a bubble as wide as they are, so that it does not look like a field. */
export const details = style([
  ownWords,
  {
    justifySelf: "start",
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius.bubble,
    borderEndStartRadius: vars.space[1],
    background: vars.color.sunken,
    "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
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
