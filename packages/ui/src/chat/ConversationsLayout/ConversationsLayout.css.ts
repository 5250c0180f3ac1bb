import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { noticeHeight } from "../../foundation/edges.css.ts";
import { frame } from "../ChatFrame/ChatFrame.css.ts";
import { back } from "../ChatHeader/ChatHeader.css.ts";

/** The same as in `useHasRoom`. */
const beside = "(min-width: 60rem)";

const header = `calc(4.75rem + 1px + ${vars.space[4]} + ${noticeHeight})`;

export const layout = style({
  "@media": {
    [beside]: {
      display: "grid",
      gridTemplateColumns: "clamp(17rem, 30vw, 22.5rem) minmax(0, 1fr)",
      columnGap: vars.space[6],
      alignItems: "start",
      maxInlineSize: "88rem",
      marginInline: "auto",
      paddingBlockStart: vars.space[4],
      paddingInline: vars.space[8],
    },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
});

/** Room at the sides for what is drawn around the rows. */
export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  // Visually hidden text in the list scrolls with it.
  position: "relative",
  maxBlockSize: `calc(100dvh - ${header})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  paddingBlockEnd: vars.space[6],
});

// Four tabs, the longest language's too, in one row.
globalStyle(`${list} [role=tablist]`, {
  columnGap: vars.space[2],
  fontSize: vars.size.small,
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title1,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});

globalStyle(`${layout} ${frame}`, {
  "@media": {
    [beside]: {
      blockSize: `calc(100dvh - ${header} - ${vars.space[6]})`,
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
      overflow: "clip",
    },
  },
});

// The list is there.
globalStyle(`${layout} ${back}`, { "@media": { [beside]: { display: "none" } } });
