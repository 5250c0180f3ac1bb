import { createVar } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const tabs = style({
  display: "grid",
  gap: vars.space[6],
  minInlineSize: 0,
  selectors: {
    "&[data-dense]": { gap: vars.space[1], "@media": { [media.tablet]: { gap: vars.space[4] } } },
  },
});

const fade = { left: createVar(), right: createVar() };

export const list = style({
  vars: { [fade.left]: "0px", [fade.right]: "0px" },
  // Where the row goes on, it fades.
  maskImage: `linear-gradient(to right, transparent, black ${fade.left}, black calc(100% - ${fade.right}), transparent)`,
  selectors: {
    "&[data-more~=left]": { vars: { [fade.left]: vars.space[12] } },
    "&[data-more~=right]": { vars: { [fade.right]: vars.space[12] } },
    "[data-fitted] > &": {
      gap: 0,
      marginInline: 0,
      padding: vars.space[1],
      borderRadius: vars.radius.card,
      background: vars.color.sunken,
    },
  },
  display: "flex",
  gap: vars.space[6],
  overflowX: "auto",
  scrollbarWidth: "none",
  // Room for the focus ring, which the scrolling box would cut off.
  paddingBlock: vars.space[1],
  paddingInline: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  // As long as what stands below, though the box is longer.
  background: `linear-gradient(${vars.color.hairline} 0 0) bottom / calc(100% - 2 * ${vars.space[2]}) 1px no-repeat`,
  // A narrow screen scrolls the row up to its own edges.
  "@media": {
    "(max-width: 47.99rem)": {
      backgroundSize: "100% 1px",
      marginInline: `calc(-1 * ${vars.space[4]})`,
      gap: vars.space[4],
      paddingInline: vars.space[3],
      scrollPaddingInline: vars.space[8],
    },
  },
});

export const tab = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  flex: "none",
  minBlockSize: "2.75rem",
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  color: vars.color.inkSecond,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: `color ${vars.motion.quick}`,
  selectors: {
    "&[data-hovered]": { color: vars.color.ink },
    "&[data-selected]": { color: vars.color.ink },
    "&[data-disabled]": { color: vars.color.edge, cursor: "not-allowed" },
    "&[data-selected]::after": {
      content: "",
      position: "absolute",
      insetInline: vars.space[1],
      insetBlockEnd: `calc(-1 * ${vars.space[1]})`,
      blockSize: 3,
      borderRadius: vars.radius.pill,
      background: vars.color.garnet,
    },
    "[data-fitted] > * > &": {
      flex: "1 1 auto",
      justifyContent: "center",
      paddingInline: vars.space[2],
      borderRadius: vars.radius.bubble,
      fontSize: vars.size.small,
      lineHeight: vars.leading.heading,
      textAlign: "center",
      whiteSpace: "normal",
    },
    "[data-fitted] > * > &[data-selected]": {
      background: vars.color.surface,
      fontWeight: vars.weight.semibold,
    },
    "[data-fitted] > * > &::after": { inset: "auto 30% 0" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-selected]::after": { background: "Highlight" } },
    },
  },
});

export const count = style({
  minInlineSize: "1.5rem",
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  lineHeight: "1.5rem",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});

export const panel = style({ borderRadius: vars.radius.small, minInlineSize: 0 });

export const content = style({ display: "contents" });
