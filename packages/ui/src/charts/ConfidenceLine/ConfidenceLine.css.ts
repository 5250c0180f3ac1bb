import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { flushSmall } from "../../actions/Button/Button.css.ts";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  fontSize: vars.size.small,
});

globalStyle(`${line} > button`, {
  marginInlineStart: flushSmall,
  "@media": { [media.forcedColors]: { marginInlineStart: 0 } },
});

/** Shorter on a phone, so that the following text stays on its line. */
export const bar = style({ flex: "none", inlineSize: "min(4rem, 8vw)", blockSize: "0.375rem" });

export const whole = style({ fill: vars.color.hairline });

export const share = style({
  fill: vars.color.garnet,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

export const inLine = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});

export const meaning = style({
  maxInlineSize: vars.measure.text,
  flexBasis: "100%",
  marginBlockStart: vars.space[3],
  fontSize: vars.size.small,
  color: vars.color.inkSecond,
});
