import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { noticeEdge } from "../../foundation/edges.css.ts";

/** Three lines at 360 px, one from the tablet on: the page makes room for that much. */
const height = { phone: "5rem", tablet: "3rem" };
/** On a low screen the header scrolls away, and its notice with it. */
const tall = "(min-height: 30.01rem)";

export const notice = style({
  background: vars.color.warningSoft,
  color: vars.color.ink,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  "@media": { [media.forcedColors]: { borderBlockStart: "1px solid CanvasText" } },
});

/** As wide as the bar above it: the words begin below the start of the logo. */
export const column = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: height.phone,
  maxInlineSize: "88rem",
  marginInline: "auto",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  "@media": {
    [media.tablet]: { minBlockSize: height.tablet, paddingInline: vars.space[8] },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
});

export const icon = style({
  display: "inline-flex",
  flex: "none",
  fontSize: vars.size.body,
  color: vars.color.warning,
});

export const text = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[3],
  minInlineSize: 0,
});

globalStyle(`html:where(:has(${notice}))`, {
  "@media": {
    [tall]: {
      vars: { [noticeEdge]: height.phone },
      scrollPaddingBlockStart: `calc(${vars.space[20]} + ${noticeEdge})`,
    },
    [`${media.tablet} and ${tall}`]: { vars: { [noticeEdge]: height.tablet } },
  },
});
