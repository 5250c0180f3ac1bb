import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { touchTarget } from "../../foundation/touch-target.ts";

export const track = style({
  position: "relative",
  display: "flex",
  inlineSize: "100%",
  blockSize: "2rem",
  cursor: "pointer",
  // Sideways is seeking; up and down still scrolls the page.
  touchAction: "pan-y",
  selectors: {
    "&[data-disabled]": { cursor: "default" },
    "&::before": touchTarget,
  },
});

const nothing = { appearance: "none", background: "transparent", opacity: 0 } as const;

export const slider = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  appearance: "none",
  background: "transparent",
  borderRadius: vars.radius.small,
  outlineOffset: 0,
  pointerEvents: "none",
  selectors: {
    "&::-webkit-slider-thumb": nothing,
    "&::-moz-range-thumb": nothing,
  },
});
