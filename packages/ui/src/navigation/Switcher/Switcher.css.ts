import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const switcher = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  color: vars.color.inkSecond,
});

export const icon = style({
  position: "absolute",
  insetInlineStart: vars.space[2],
  fontSize: "1.125rem",
  pointerEvents: "none",
});

export const chevron = style({
  position: "absolute",
  insetInlineEnd: vars.space[3],
  pointerEvents: "none",
});

export const select = style({
  appearance: "none",
  fieldSizing: "content",
  minBlockSize: "2.75rem",
  paddingInline: `${vars.space[8]}`,
  border: "1px solid transparent",
  borderRadius: vars.radius.pill,
  background: "transparent",
  color: "inherit",
  // The same while it waits for the app.
  opacity: 1,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textOverflow: "ellipsis",
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  "@media": {
    [media.hover]: {
      selectors: { "&:hover": { background: vars.color.sunken, color: vars.color.ink } },
    },
    [media.forcedColors]: { borderColor: "ButtonBorder" },
  },
});

// The list is drawn by the browser: it takes the colours of the page, not of the pill.
export const option = style({ background: vars.color.surface, color: vars.color.ink });
