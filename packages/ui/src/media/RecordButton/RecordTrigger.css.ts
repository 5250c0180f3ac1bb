import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const trigger = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  blockSize: vars.space[16],
  inlineSize: vars.space[16],
  border: "2px solid transparent",
  borderRadius: vars.radius.pill,
  background: vars.color.garnet,
  color: vars.color.onGarnet,
  fontSize: "1.625rem",
  cursor: "pointer",
  userSelect: "none",
  // A finger that holds must not scroll, select or open a menu.
  touchAction: "none",
  WebkitTouchCallout: "none",
  transitionProperty: "background-color, transform",
  transitionDuration: vars.motion.quick,
  transitionTimingFunction: vars.easing.out,
  selectors: {
    "&[data-hovered], &[data-pressed]": { background: vars.color.garnetHover },
    "&[data-pressed]": { transform: "scale(0.96)" },
    "&[data-disabled], &[data-pending]": {
      background: vars.color.sunken,
      borderColor: vars.color.hairline,
      color: vars.color.inkSecond,
      cursor: "not-allowed",
    },
    "&[data-pending]": { cursor: "progress" },
  },
  "@media": { [media.forcedColors]: { borderColor: "ButtonBorder" } },
});
