import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { createContainer, createVar, fallbackVar } from "@vanilla-extract/css";
import { card } from "../plot/chart.css.ts";

/** The container around a card: from 60 rem on, the graph of that card has its axes. */
export const graphRoom = createContainer();
const roomy = `${graphRoom} (min-width: 60rem)`;

/** The size of the number, where what it stands in has less room. */
export const numberSize = createVar();

export const graph = style({ display: "grid", justifyItems: "end", gap: vars.space[1] });

/** Below each other in a corner, no wider than their words. */
export const badges = style({
  gridColumn: "1 / -1",
  maxInlineSize: "9rem",
  fontSize: vars.size.caption,
  lineHeight: vars.leading.heading,
  color: vars.color.inkSecond,
  textAlign: "end",
});

/** The ring stands before the words. */
export const badge = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[1],
});

/** The drawing and the number beside it: nothing crosses the number. */
export const pair = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1fr auto auto",
  alignItems: "center",
  justifyItems: "end",
  minBlockSize: "2.75rem",
  "@container": { [roomy]: { gridTemplateColumns: "1fr auto", rowGap: vars.space[1] } },
});

export const small = style([
  card,
  {
    inlineSize: "2.875rem",
    "@container": { [roomy]: { order: 1, gridColumn: "1 / -1", inlineSize: "17rem" } },
  },
]);

export const percent = style({
  marginInlineStart: vars.space[1],
  color: vars.color.garnet,
  fontFamily: vars.font.serif,
  fontSize: fallbackVar(numberSize, vars.size.title1),
  fontWeight: vars.weight.display,
  lineHeight: 1,
  whiteSpace: "nowrap",
  "@media": { [media.tablet]: { fontSize: vars.size.title2 } },
  "@container": { [roomy]: { fontSize: vars.size.title1 } },
});

export const sign = style({ fontSize: "0.58em" });

/** Some languages set a space before the sign. */
export const space = style({ fontSize: "0.3em" });

/** A ring without words. */
export const mark = style({
  marginInlineStart: vars.space[1],
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
});

/** Makes the whole pair the touch target. */
export const press = style({
  position: "absolute",
  inset: 0,
  borderRadius: vars.radius.small,
  cursor: "pointer",
});

export const explained = style({
  maxInlineSize: "10rem",
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.heading,
  textAlign: "end",
});
