import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** The ground of everything that floats beside its trigger: popovers, option lists, menus. */
export const popover = style({
  // Its width decides where it is placed, so it must not depend on the room at its first position.
  inlineSize: "max-content",
  maxInlineSize: "min(24rem, calc(100vw - 2rem))",
  overflow: "auto",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.bubble,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  outline: "none",
  opacity: 1,
  transition: `opacity ${vars.motion.quick} ${vars.easing.out}, translate ${vars.motion.quick} ${vars.easing.out}`,
  selectors: {
    "&[data-entering], &[data-exiting]": { opacity: 0 },
    "&[data-entering][data-placement=bottom]": { translate: "0 -0.25rem" },
    "&[data-entering][data-placement=top]": { translate: "0 0.25rem" },
  },
  "@media": { "(forced-colors: active)": { borderColor: "CanvasText" } },
});

export const content = style({ padding: vars.space[4], outline: "none" });
