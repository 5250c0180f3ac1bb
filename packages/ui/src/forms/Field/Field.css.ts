import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

// Drawn, not written: `required` already says it, and a letter would become part of the label's name.
const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath d='M4 1v6M1.4 2.5l5.2 3M6.6 2.5l-5.2 3' stroke='%23000' stroke-width='1.3' stroke-linecap='round'/%3E%3C/svg%3E\")";

/** The mark of a required field, for an `::after`. */
export const asterisk = {
  content: '""',
  display: "inline-block",
  inlineSize: "0.5em",
  blockSize: "0.5em",
  marginInlineStart: "0.25em",
  verticalAlign: "0.35em",
  background: vars.color.garnet,
  maskImage: star,
  maskSize: "contain",
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
} as const;

export const root = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
  selectors: {
    "[data-required] > &::after": asterisk,
    "[data-disabled] > &": { color: vars.color.inkSecond },
  },
});

export const description = style({
  display: "block",
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
});

export const error = style({
  display: "flex",
  gap: vars.space[2],
  alignItems: "flex-start",
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.danger,
});

export const errorIcon = style({ flexShrink: 0, inlineSize: "1.125rem", blockSize: "1.4em" });

/** Said, not shown: for live regions, which are elements of their own. */
export { visuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.css.ts";
