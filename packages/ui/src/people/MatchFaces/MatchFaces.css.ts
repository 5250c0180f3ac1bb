import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

/** The same height with matches and without: a face, and two lines. */
const row = style({
  display: "flex",
  gap: vars.space[4],
  minInlineSize: 0,
  blockSize: "7.5rem",
});

export const faces = style([
  row,
  {
    overflowX: "auto",
    scrollbarWidth: "none",
    // Room for the rings and the focus, which the scrolling box would cut off; on a phone up to its edges.
    marginInline: `calc(-1 * ${vars.space[4]})`,
    paddingInline: vars.space[4],
    paddingBlockStart: vars.space[1],
    "@media": {
      [media.tablet]: { marginInline: `calc(-1 * ${vars.space[2]})`, paddingInline: vars.space[2] },
    },
  },
]);

export const none = style([
  row,
  { alignItems: "center", color: vars.color.inkSecond, fontSize: vars.size.small },
]);

export const mark = style({ flex: "none", color: vars.color.edge, fontSize: vars.size.title1 });

export const ghost = style({
  flex: "none",
  blockSize: "4.5rem",
  inlineSize: "4.5rem",
  marginInline: vars.space[1],
  borderRadius: vars.radius.pill,
});

export const item = style({ flex: "none" });

export const face = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  inlineSize: "5rem",
  borderRadius: vars.radius.small,
  cursor: "pointer",
});

/** The ring lies on the edge of the picture: a ring around it would leave a seam between the two. */
const ringed = style({
  display: "grid",
  position: "relative",
  borderRadius: vars.radius.pill,
  fontSize: 0,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      border: "3px solid",
      borderRadius: "inherit",
    },
  },
});

export const ring = {
  fresh: style([ringed, { color: vars.color.garnet }]),
  known: style([ringed, { color: vars.color.edge }]),
};

export const badge = style({
  position: "absolute",
  insetBlockStart: "3.375rem",
  paddingInline: vars.space[2],
  border: `2px solid ${vars.color.paper}`,
  borderRadius: vars.radius.pill,
  background: vars.color.garnet,
  color: vars.color.onGarnet,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.25,
});

export const name = style({
  inlineSize: "100%",
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: "center",
  selectors: { [`${face}[data-hovered] &`]: { textDecoration: "underline" } },
});

// A browser places the "…" of a centred line after its letters, even without room for it: the "…" then stands
// between two faces.
globalStyle(`${name} > span`, {
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
});
