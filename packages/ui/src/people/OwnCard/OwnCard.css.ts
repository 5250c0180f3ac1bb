import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const wide = "(min-width: 60rem)";

/** On a phone the portrait stands beside the words, on a wide screen above them. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "6.75rem minmax(0, 1fr)",
  overflow: "hidden",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Hidden on a phone, where the form follows the card. */
export const besideOnly = style({ "@media": { "(max-width: 59.99rem)": { display: "none" } } });

/** As high as the words beside it, whatever the picture's shape. */
export const portrait = style({
  blockSize: 0,
  minBlockSize: "100%",
  "@media": { [wide]: { blockSize: "15rem", minBlockSize: 0 } },
});

export const letter = style({
  display: "grid",
  gap: vars.space[1],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  overflowWrap: "anywhere",
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  "@media": { [wide]: { gap: vars.space[2], padding: vars.space[5] } },
});

export const title = style({
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
});

export const name = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  lineHeight: vars.leading.heading,
  selectors: { "&[data-unset]": { color: vars.color.inkSecond } },
});

export const text = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  textWrap: "pretty",
});

export const missing = style({ gridColumn: "1 / -1", background: vars.color.garnetSoft });

/** On a phone only the first part is shown. */
export const part = style({
  selectors: {
    "& + &": { display: "none", "@media": { [wide]: { display: "block" } } },
  },
});

export const way = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[3],
  inlineSize: "100%",
  minBlockSize: "2.75rem",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  textAlign: "start",
  cursor: "pointer",
});

export const icon = style({ color: vars.color.garnet });
