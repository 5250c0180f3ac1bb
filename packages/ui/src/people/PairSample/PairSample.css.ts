import { vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { flushSmall } from "../../actions/Button/Button.css.ts";

export const sample = style({
  display: "grid",
  justifyItems: "center",
  inlineSize: "100%",
  maxInlineSize: "34rem",
});

/** Both together are 2.28 em wide; from 60rem on they take half of the page's inner width. */
export const faces = style({
  fontSize: "min(8.5rem, (100vw - 2rem) / 2.3)",
  "@media": { "(min-width: 60rem)": { fontSize: "min(14rem, (100vw - 8rem) / 4.8)" } },
});

export const reason = style({
  inlineSize: "100%",
  marginBlockStart: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
  color: vars.color.ink,
});

export const quote = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  lineHeight: vars.leading.snug,
  "@media": { "(min-width: 60rem)": { fontSize: vars.size.lead } },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[2],
});

globalStyle(`${foot} > button`, { marginInlineEnd: flushSmall });

export const note = style({
  flex: 1,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
});
