import { style } from "@gemel/theme/style";

const base = style({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  overflowWrap: "anywhere",
});

export const clamped = {
  2: style([base, { WebkitLineClamp: 2 }]),
  3: style([base, { WebkitLineClamp: 3 }]),
};

/** A browser puts its "…" in the place of letters, but never within this. */
export const word = style({ display: "inline-block" });
