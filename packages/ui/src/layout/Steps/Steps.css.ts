import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { ownWords } from "../../foundation/text.css.ts";
import { asked, said as bubble, pair } from "../../people/TwinPreview/TwinPreview.css.ts";

export { note as from } from "../../foundation/text.css.ts";
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

/** Examples of steps side by side end at one height. */
export const step = style({
  display: "grid",
  gap: vars.space[2],
  gridTemplateRows: "auto auto 1fr",
  blockSize: "100%",
});

export const example = pair;

export const said = style([bubble, ownWords]);

export const own = style([asked, ownWords]);

export const number = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
});

export const remark = style({
  marginBlockStart: vars.space[12],
});
