import { focusRing, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const group = style({
  margin: 0,
  paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
});

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
  gap: vars.space[6],
  margin: 0,
  padding: 0,
});

export const entry = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space[1],
  minInlineSize: 0,
});

export const link = style({
  display: "grid",
  gap: vars.space[2],
  inlineSize: "100%",
  color: vars.color.ink,
  textDecoration: "none",
  selectors: { "&:focus-visible": focusRing },
});

export const frame = style({
  display: "block",
  blockSize: "9rem",
  overflow: "hidden",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
});

/** The beginning of the sheet at its own size, without the margin and the name of the story. */
export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "none",
  objectPosition: "-16px -36px",
});

export const name = style({ fontWeight: vars.weight.semibold });

export const text = style({ fontSize: vars.size.small, color: vars.color.inkSecond });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  margin: 0,
  fontSize: vars.size.caption,
  color: vars.color.inkSecond,
});
