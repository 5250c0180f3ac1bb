import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { ownWords as bio } from "../../foundation/text.css.ts";

export const look = style({ display: "flex", flexDirection: "column", gap: vars.space[3] });

export const head = style({ display: "flex", gap: vars.space[3] });

export const face = style({ flex: "none", inlineSize: "8rem", minBlockSize: "8.5rem" });

export const who = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: vars.space[1],
  minInlineSize: 0,
});
