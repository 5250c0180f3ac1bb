import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { facts as text, subtitle as name } from "../../foundation/text.css.ts";

export const card = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.garnetSoft,
});

/** In the ring that the member's own picture has in the navigation. */
export const face = style({
  display: "inline-flex",
  borderRadius: vars.radius.pill,
  outline: `2px solid ${vars.color.garnet}`,
  outlineOffset: "2px",
});

export const words = style({ display: "grid", gap: vars.space[1], overflowWrap: "anywhere" });
