import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { title } from "../../foundation/text.css.ts";

export const empty = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: "center",
});

export const picture = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "3rem",
  fontSize: "2.75rem",
});

export const text = style({
  maxInlineSize: "26rem",
  color: vars.color.inkSecond,
  textWrap: "balance",
});
export const action = style({ marginBlockStart: vars.space[2] });
