import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { note } from "../../foundation/text.css.ts";

export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  minInlineSize: 0,
});

/** Without a box, so that it takes no gap while it is empty. */
export const live = style({ display: "contents" });

export const summary = style({
  display: "flex",
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.bubble,
  background: vars.color.dangerSoft,
  color: vars.color.ink,
  scrollMarginBlock: vars.space[20],
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const summaryIcon = style({
  flexShrink: 0,
  inlineSize: "1.375rem",
  blockSize: "1.375rem",
  color: vars.color.danger,
});

export const summaryText = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  minInlineSize: 0,
});

export const summaryHeading = style({
  fontWeight: vars.weight.semibold,
  lineHeight: "1.375rem",
});

export const summaryList = style({ fontSize: vars.size.small, lineHeight: vars.leading.snug });

export const summaryLink = style({
  display: "inline-block",
  paddingBlock: vars.space[1],
  minBlockSize: "1.5rem",
  textDecoration: "underline",
  textDecorationColor: vars.color.danger,
  textUnderlineOffset: "0.2em",
  selectors: { "&:hover": { color: vars.color.danger } },
});
