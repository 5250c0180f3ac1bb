import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const guide = style({ display: "grid", gap: vars.space[4] });

export const rings = style({
  fontSize: "7rem",
  // From this width on, a `PlumPanel` has its picture beside the text.
  "@media": { "(min-width: 60rem)": { fontSize: "10rem" } },
});

/** In a ring: a number, or a sign. */
export const second = style({
  fontFamily: vars.font.serif,
  fontSize: "0.4em",
  fontWeight: vars.weight.display,
});

export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))",
  gap: vars.space[3],
});

export const step = style({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, auto) 1fr",
  alignItems: "center",
  columnGap: vars.space[3],
  color: vars.color.inkSecond,
  selectors: { "&[aria-current]": { color: vars.color.ink, fontWeight: vars.weight.semibold } },
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  blockSize: "2rem",
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  fontSize: vars.size.small,
  selectors: {
    "[data-state=current] > &": { background: vars.color.garnet, color: vars.color.onGarnet },
    "[data-state=done] > &": { background: vars.color.ink, color: vars.color.surface },
  },
});

export const state = style({
  fontSize: vars.size.small,
  textAlign: "end",
  "@media": { [media.tablet]: { textAlign: "start" } },
  selectors: { "[aria-current] > &": { color: vars.color.garnet } },
});
