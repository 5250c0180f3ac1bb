import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

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
    // What a finger can hit is higher than what is drawn.
    "&::before": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlock: 0,
      "@media": { [media.coarse]: { insetBlock: "-0.375rem" } },
    },
  },
});

const nothing = { appearance: "none", background: "transparent", opacity: 0 } as const;

export const slider = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
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
