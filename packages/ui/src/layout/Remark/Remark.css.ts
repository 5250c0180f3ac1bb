import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { name as title } from "../Promises/Promises.css.ts";

export const remark = style({
  display: "grid",
  gap: vars.space[2],
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: vars.space[8],
      alignItems: "baseline",
    },
  },
});

export const textColumn = style({
  maxInlineSize: vars.measure.text,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.body,
  color: vars.color.inkSecond,
  "@media": { [media.tablet]: { gridColumn: "2 / -1" } },
});
