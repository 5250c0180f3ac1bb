import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { block } from "../../feedback/Skeleton/Skeleton.css.ts";
import { portraitBlock } from "../PersonHead/portrait-size.css.ts";

export const picture = style([block, { blockSize: portraitBlock, flex: "none" }]);

/** As wide as its list. */
export const lead = style({ gridColumn: "1 / -1" });

/** As high as a line of the text that will stand there. */
export const line = style({
  display: "flex",
  alignItems: "center",
  blockSize: "1lh",
  // A letter asks for the font of that text, so that it is there first: its lines do not break again.
  selectors: { "&::before": { content: "a", inlineSize: 0, visibility: "hidden" } },
});

const bar = style([block, { blockSize: "0.75em", borderRadius: vars.radius.small }]);

export const bars = {
  long: style([bar, { inlineSize: "94%" }]),
  medium: style([bar, { inlineSize: "70%" }]),
  short: style([bar, { inlineSize: "48%" }]),
};

export const fit = style([
  block,
  { inlineSize: "6.25rem", blockSize: "2.75rem", borderRadius: vars.radius.pill },
]);

export const buttons = style({
  display: "grid",
  gridTemplateColumns: "3.25rem 1fr 1fr",
  gap: vars.space[2],
});

export const button = style([block, { blockSize: "3.25rem", borderRadius: vars.radius.pill }]);

export const links = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  alignItems: "center",
  blockSize: "2.75rem",
  fontSize: vars.size.small,
});

/** The face in a row. */
export const face = style([block, { borderRadius: vars.radius.pill }]);

export const rowButton = style([
  block,
  { inlineSize: "5rem", blockSize: "2.75rem", borderRadius: vars.radius.pill },
]);
