import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** Squares show through what is translucent. */
const squares = `repeating-conic-gradient(${vars.color.sunken} 0 25%, ${vars.color.surface} 0 50%)`;

export const swatch = style({
  display: "block",
  blockSize: vars.space[12],
  marginBlockEnd: vars.space[1],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  background: `${squares} 0 0 / 1rem 1rem`,
  overflow: "hidden",
});

// Colours are the content here: forced colours would leave empty boxes.
export const color = style({ display: "block", blockSize: "100%", forcedColorAdjust: "none" });

export const verdict = style({ display: "block", color: vars.color.ink });

export const sample = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  blockSize: vars.space[10],
  marginBlockEnd: vars.space[1],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  forcedColorAdjust: "none",
});

/** A swatch drawn as its colour is used: as an edge or a ring. */
export const ring = style({
  inlineSize: vars.space[8],
  blockSize: vars.space[5],
  border: "2px solid",
  borderRadius: vars.radius.pill,
});
