import { vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  display: "flex",
  blockSize: "var(--visual-viewport-height, 100%)",
  background: vars.color.scrim,
  transition: `opacity ${vars.motion.calm} ${vars.easing.out}`,
  selectors: { "&[data-entering], &[data-exiting]": { opacity: 0 } },
});

export const drawer = style({
  display: "flex",
  marginInlineStart: "auto",
  inlineSize: "min(24rem, calc(100vw - 3rem))",
  blockSize: "100%",
  overflow: "hidden",
  borderStartStartRadius: vars.radius.card,
  borderEndStartRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  transition: `translate ${vars.motion.slow} ${vars.easing.out}`,
  selectors: {
    "&[data-entering], &[data-exiting]": { translate: "100% 0" },
    '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': { translate: "-100% 0" },
  },
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

globalStyle(`${drawer} header`, {
  marginBlockEnd: vars.space[3],
  background: vars.color.garnetSoft,
});
