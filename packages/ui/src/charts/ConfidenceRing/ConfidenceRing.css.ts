import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { flushSmall } from "../../actions/Button/Button.css.ts";

export const confidence = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space[6],
});

export const ring = style({
  gridArea: "1 / 1 / span 2",
  display: "inline-flex",
  fontSize: "4.75rem",
  color: vars.color.garnet,
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

const inRing = style({ gridArea: "1 / 1 / span 2", justifySelf: "center", textAlign: "center" });

export const percent = style([
  inRing,
  { fontFamily: vars.font.serif, fontSize: vars.size.lead, fontVariantNumeric: "tabular-nums" },
]);

export const unknown = style([
  inRing,
  {
    maxInlineSize: "3.5rem",
    fontSize: vars.size.caption,
    lineHeight: vars.leading.heading,
    color: vars.color.inkSecond,
  },
]);

export const label = style({
  gridArea: "1 / 2 / span 2",
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  // Above the word, where there is one.
  selectors: { "&:not(:last-child)": { gridRowEnd: "span 1", alignSelf: "end" } },
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[4],
  fontSize: vars.size.small,
});

globalStyle(`${line} > button`, { marginInlineStart: flushSmall });

export const bar = style({ flex: "none", inlineSize: "4rem", blockSize: "0.375rem" });

export const whole = style({ fill: vars.color.hairline });

export const share = style({
  fill: vars.color.garnet,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

export const inLine = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});

globalStyle(`${confidence} > button`, {
  gridArea: "2 / 2",
  placeSelf: "start",
  // The word begins where the label does.
  marginInlineStart: flushSmall,
});

export const meaning = style({
  gridColumn: "1 / -1",
  maxInlineSize: vars.measure.text,
  flexBasis: "100%",
  marginBlockStart: vars.space[3],
  fontSize: vars.size.small,
  color: vars.color.inkSecond,
});
