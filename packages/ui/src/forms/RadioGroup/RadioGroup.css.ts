import { focusRing, media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { forcedInvalidEdge } from "../Field/control.css.ts";

export const options = {
  list: style({ display: "flex", flexDirection: "column" }),
  pills: style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] }),
};

export const option = style({ minInlineSize: 0 });

const row = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  cursor: "pointer",
  selectors: {
    "&[data-disabled]": { color: vars.color.inkSecond, cursor: "not-allowed" },
    "&[data-readonly]": { cursor: "default" },
  },
});

export const button = {
  list: style([row, { gap: vars.space[3], borderRadius: vars.radius.small }]),
  pills: style([
    row,
    {
      paddingInline: vars.space[4],
      border: `1px solid ${vars.color.edge}`,
      borderRadius: vars.radius.pill,
      background: vars.color.surface,
      transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
      selectors: {
        "&[data-hovered]": { background: vars.color.sunken },
        "&[data-selected]": {
          background: vars.color.garnetSoft,
          borderColor: vars.color.garnet,
          boxShadow: "inset 0 0 0 1px",
          color: vars.color.garnet,
        },
        "&[data-invalid]:not([data-selected])": { borderColor: vars.color.danger },
        "&[data-disabled]": {
          borderColor: vars.color.hairline,
          background: vars.color.sunken,
          color: vars.color.inkSecond,
        },
        "&[data-focus-visible]": focusRing,
      },
      "@media": {
        [media.forcedColors]: {
          selectors: {
            "&[data-invalid]": { borderWidth: forcedInvalidEdge },
            "&[data-selected]": {
              forcedColorAdjust: "none",
              background: "Highlight",
              color: "HighlightText",
            },
          },
        },
      },
    },
  ]),
};

export const dot = style({
  flexShrink: 0,
  inlineSize: "1.375rem",
  blockSize: "1.375rem",
  borderRadius: vars.radius.pill,
  border: `1.5px solid ${vars.color.edge}`,
  background: vars.color.surface,
  transition: `border-width ${vars.motion.quick} ${vars.easing.out}`,
  selectors: {
    "[data-hovered] > &": { borderColor: vars.color.inkSecond },
    "[data-invalid] > &": { borderColor: vars.color.danger },
    "[data-selected] > &": { borderColor: vars.color.garnet, borderWidth: "0.4375rem" },
    "[data-disabled] > &": { borderColor: vars.color.hairline, background: vars.color.sunken },
    "[data-focus-visible] > &": focusRing,
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "[data-invalid]:not([data-selected]) > &": { borderWidth: forcedInvalidEdge },
      },
    },
  },
});

export const help = style({
  marginBlock: `calc(-1 * ${vars.space[1]}) ${vars.space[2]}`,
  paddingInlineStart: `calc(1.375rem + ${vars.space[3]})`,
});
