import { style } from "@gemel/theme/style";

export const scroller = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  minBlockSize: 0,
  overflowX: "hidden",
  overflowY: "auto",
  overscrollBehavior: "contain",
  // The list keeps the reader's place itself; two would correct each other.
  overflowAnchor: "none",
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});

// Rows that do not fill the view stand at its end.
export const rows = style({ position: "relative", flex: "none", marginBlockStart: "auto" });

/** Put into place by the virtualizer, which writes `top`. */
export const row = style({
  position: "absolute",
  insetInline: 0,
  // The reset for reduced motion gives everything a transition of 1 ms: a frame in the wrong place.
  transitionProperty: "none",
});

export const edge = style({ flex: "none" });
