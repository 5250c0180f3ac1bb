import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const idle = style({ display: "inline-flex", flex: "none" });

export const wide = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[3],
  flex: 1,
  minInlineSize: 0,
});

/** One row of the recorder: the level in the middle, buttons at its ends. */
export const row = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minInlineSize: 0,
});

export const player = style({ flex: 1, minInlineSize: 0 });

export const time = style({ flex: "none" });

/** The level, as waves or as a bar, between the time and the last button. */
export const draft = style({ display: "flex", flex: 1, alignItems: "center", minInlineSize: 0 });

export const trail = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: "2rem",
  color: vars.color.garnet,
  // In its place stands the bar.
  display: "none",
  "@media": { "(prefers-reduced-motion: no-preference)": { display: "block" } },
});
