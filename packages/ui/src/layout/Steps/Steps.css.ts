import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { name as title } from "../Promises/Promises.css.ts";

export const section = style({
  inlineSize: "100%",
  maxInlineSize: vars.measure.page,
  marginInline: "auto",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[12],
  "@media": {
    [media.tablet]: { paddingInline: vars.space[8] },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
});

export const list = style({
  display: "grid",
  gap: vars.space[4],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const step = style({ display: "grid", gap: vars.space[2] });

export const number = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
});

export const remark = style({
  marginBlockStart: vars.space[12],
});
