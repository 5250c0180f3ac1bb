import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const layout = style({ display: "flex", flexDirection: "column", gap: vars.space[4] });

/** The height that the dialog needs on a phone for everything but the picture. */
const rest = "26rem";

export const frame = style({
  position: "relative",
  alignSelf: "center",
  inlineSize: `min(100%, 20rem, max(10rem, 100dvh - ${rest}))`,
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  cursor: "grab",
  touchAction: "none",
  // Positions are those of the picture, which no direction of reading turns around.
  direction: "ltr",
  selectors: { "&:active": { cursor: "grabbing" } },
});

export const picture = style({
  position: "absolute",
  maxInlineSize: "none",
  pointerEvents: "none",
});

/** The rim of the section that a round portrait will show. */
export const rim = style({
  position: "absolute",
  inset: 0,
  borderRadius: "50%",
  boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
  outline: `2px solid ${vars.color.surface}`,
  outlineOffset: "-2px",
  opacity: 0.6,
  pointerEvents: "none",
});
