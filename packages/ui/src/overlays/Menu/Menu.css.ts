import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { option } from "../../forms/Field/options.css.ts";
import { popover as ground } from "../Popover/Popover.css.ts";

export const popover = style([ground, { minInlineSize: "12rem", display: "flex" }]);

export const menu = style({
  flex: 1,
  minInlineSize: 0,
  padding: vars.space[2],
  overflow: "auto",
  outline: "none",
});

const danger = "&[data-tone=danger]";

export const item = style([
  option,
  {
    justifyContent: "flex-start",
    alignItems: "flex-start",
    paddingBlock: vars.space[3],
    textDecoration: "none",
    selectors: {
      [danger]: { color: vars.color.danger },
      [`${danger}:is([data-focused], [data-hovered])`]: { background: vars.color.dangerSoft },
      [`${danger}[data-disabled]`]: { color: vars.color.inkSecond },
      "&[data-selected]": { fontWeight: vars.weight.regular },
    },
    "@media": {
      [media.forcedColors]: { selectors: { "&[data-disabled]": { color: "GrayText" } } },
    },
  },
]);

/** As high as one line of the label, so that it stays beside the first of several lines. */
export const icon = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  // Wider than the others, the rings stand in their middle: all labels begin at one line.
  inlineSize: "1em",
  blockSize: `calc(${vars.size.body} * ${vars.leading.snug})`,
  color: vars.color.inkSecond,
  fontSize: "1.125rem",
  selectors: { "[data-tone=danger] > &": { color: "inherit" } },
  "@media": { [media.forcedColors]: { color: "inherit" } },
});

export const check = style([
  icon,
  {
    color: vars.color.garnet,
    visibility: "hidden",
    selectors: { "[data-selected] > &": { visibility: "visible" } },
  },
]);

export const label = style({ flex: 1, minInlineSize: 0 });

export const section = style({
  selectors: {
    "& + &": {
      marginBlockStart: vars.space[2],
      paddingBlockStart: vars.space[2],
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const sectionTitle = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
});
