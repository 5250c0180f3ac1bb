import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const navLink = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[1],
  minBlockSize: "4rem",
  paddingBlock: vars.space[1],
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  cursor: "pointer",
  outlineOffset: "-3px",
  borderRadius: vars.radius.medium,
  transition: `color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    "&[data-hovered], &[data-pressed]": { color: vars.color.ink },
    "&[data-current]": { color: vars.color.ink },
  },
  "@media": {
    [media.laptop]: {
      flexDirection: "row",
      gap: vars.space[2],
      minBlockSize: "2.75rem",
      paddingInline: vars.space[4],
      borderRadius: vars.radius.pill,
      fontSize: vars.size.body,
      fontWeight: vars.weight.regular,
      outlineOffset: "2px",
      selectors: {
        "&[data-hovered]": { background: vars.color.sunken },
        "&[data-current]": { background: vars.color.sunken, fontWeight: vars.weight.medium },
      },
    },
  },
});

/** The icon's own pill carries the selection in the bottom bar. */
export const icon = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  fontSize: "1.375rem",
  blockSize: "1.875rem",
  inlineSize: "3.25rem",
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    "[data-current] > &": {
      background: vars.color.garnetSoft,
      color: vars.color.garnet,
      "@media": { [media.forcedColors]: { background: "Highlight", color: "HighlightText" } },
    },
  },
  "@media": { [media.laptop]: { display: "none" } },
});

export const text = style({
  maxInlineSize: "100%",
  // A long word goes on below, so that all of it can be read.
  overflowWrap: "anywhere",
  textAlign: "center",
  "@media": { [media.laptop]: { whiteSpace: "nowrap" } },
  selectors: {
    // The ground that marks it is not drawn there.
    "[data-current] > &": {
      "@media": {
        [`${media.laptop} and ${media.forcedColors}`]: {
          textDecoration: "underline",
          textDecorationThickness: "0.125em",
          textUnderlineOffset: "0.3em",
        },
      },
    },
  },
});

export const badge = style({
  position: "absolute",
  insetBlockStart: vars.space[1],
  insetInlineStart: "50%",
  marginInlineStart: vars.space[1],
  lineHeight: 1,
  "@media": { [media.laptop]: { position: "static", marginInlineStart: 0 } },
});
