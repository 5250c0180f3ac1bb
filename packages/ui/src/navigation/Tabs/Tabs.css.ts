import { createVar } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const tabs = style({
  display: "grid",
  gap: vars.space[6],
  minInlineSize: 0,
  selectors: {
    "&[data-dense]": { gap: vars.space[2], "@media": { [media.tablet]: { gap: vars.space[4] } } },
  },
});

const fade = { left: createVar(), right: createVar() };

export const list = style({
  vars: { [fade.left]: "0px", [fade.right]: "0px" },
  // The row fades out at an end at which it continues.
  maskImage: `linear-gradient(to right, transparent, black ${fade.left}, black calc(100% - ${fade.right}), transparent)`,
  selectors: {
    "&[data-more~=left]": { vars: { [fade.left]: vars.space[12] } },
    "&[data-more~=right]": { vars: { [fade.right]: vars.space[12] } },
    "[data-fitted] > &": { justifySelf: "stretch" },
  },
  display: "flex",
  minInlineSize: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: vars.space[1],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  "@media": {
    [media.tablet]: {
      justifySelf: "start",
      minInlineSize: "min(28rem, 100%)",
      maxInlineSize: "100%",
    },
  },
});

export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  flex: "1 0 auto",
  minBlockSize: "2.75rem",
  paddingInline: vars.space[2],
  border: "1px solid transparent",
  borderRadius: vars.radius.bubble,
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: "center",
  whiteSpace: "nowrap",
  cursor: "pointer",
  // The ring stays within the row, which scrolls.
  outlineOffset: "-2px",
  selectors: {
    "&[data-hovered]": { color: vars.color.ink },
    "&[data-selected]": {
      borderColor: vars.color.hairline,
      background: vars.color.surface,
      color: vars.color.ink,
    },
    "&[data-disabled]": { color: vars.color.edge, cursor: "not-allowed" },
    "[data-fitted] > * > &": {
      flexShrink: 1,
      whiteSpace: "normal",
      "@media": {
        "(max-width: 47.99rem)": { paddingInline: vars.space[1], fontSize: vars.size.caption },
      },
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-selected]": { borderColor: "Highlight", borderWidth: 3 } },
    },
  },
});

export const count = style({
  fontVariantNumeric: "tabular-nums",
  selectors: { "[data-selected] &": { color: vars.color.garnet } },
});

export const panel = style({ borderRadius: vars.radius.small, minInlineSize: 0 });

export const content = style({ display: "contents" });
