import { keyframes } from "@vanilla-extract/css";
import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const status = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: "1.5rem",
  paddingBlockEnd: vars.space[1],
  fontSize: vars.size.small,
  color: vars.color.inkSecond,
});

export const dots = style({ display: "inline-flex", flex: "none", gap: vars.space[1] });

const wave = keyframes({ "30%": { transform: "translateY(-0.25rem)", opacity: 1 } });

export const dot = style({
  inlineSize: "0.4375rem",
  blockSize: "0.4375rem",
  borderRadius: vars.radius.pill,
  background: "currentColor",
  opacity: 0.55,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${wave} 1400ms ${vars.easing.inOut} infinite`,
      selectors: {
        "&:nth-child(2)": { animationDelay: "160ms" },
        "&:nth-child(3)": { animationDelay: "320ms" },
      },
    },
    "(forced-colors: active)": { background: "CanvasText" },
  },
});
