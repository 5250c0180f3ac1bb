import { focusRing, media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { forcedInvalidEdge } from "../Field/control.css.ts";
import { asterisk } from "../Field/Field.css.ts";

export const button = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[3],
  minBlockSize: "2.75rem",
  paddingBlock: vars.space[3],
  cursor: "pointer",
  selectors: {
    "&[data-disabled]": { color: vars.color.inkSecond, cursor: "not-allowed" },
  },
});

export const box = style({
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  borderRadius: vars.radius.small,
  border: `1.5px solid ${vars.color.edge}`,
  background: vars.color.surface,
  color: "transparent",
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    "[data-hovered] > &": { borderColor: vars.color.inkSecond },
    "[data-invalid] > &": { borderColor: vars.color.danger },
    "[data-selected] > &, [data-indeterminate] > &": {
      background: vars.color.garnet,
      borderColor: vars.color.garnet,
      color: vars.color.onGarnet,
    },
    "[data-disabled] > &": { borderColor: vars.color.hairline, background: vars.color.sunken },
    "[data-disabled][data-selected] > &": { color: vars.color.inkSecond },
    "[data-focus-visible] > &": focusRing,
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "[data-invalid] > &": { borderWidth: forcedInvalidEdge } },
    },
  },
});

/** Hidden, not only clear: in forced colours nothing is clear. */
export const mark = style({
  inlineSize: "1rem",
  blockSize: "1rem",
  strokeWidth: 3,
  visibility: "hidden",
  selectors: {
    "[data-selected] > * > &, [data-indeterminate] > * > &": { visibility: "visible" },
  },
});

export const label = style({
  fontSize: vars.size.body,
  lineHeight: "1.5rem",
  selectors: {
    "[data-required] > &::after": asterisk,
  },
});

export const help = style({
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  paddingInlineStart: `calc(1.5rem + ${vars.space[3]})`,
});
