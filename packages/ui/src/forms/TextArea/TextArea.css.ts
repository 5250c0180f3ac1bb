import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { control } from "../Field/control.css.ts";

export const textArea = style([
  control,
  {
    display: "block",
    paddingBlock: vars.space[3],
    lineHeight: vars.leading.body,
    resize: "vertical",
    fieldSizing: "content",
    maxBlockSize: "24rem",
  },
]);

export const ownWords = style([
  textArea,
  { fontFamily: vars.font.serif, fontSize: vars.size.lead, lineHeight: vars.leading.snug },
]);

export const counter = style({
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-state=excess]": { color: vars.color.danger, fontWeight: vars.weight.semibold },
  },
});
