import { vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { graphRoom } from "../../charts/CompatibilityGraph/CompatibilityGraph.css.ts";
import { note } from "../../foundation/text.css.ts";

export { ownWords as bio } from "../../foundation/text.css.ts";

/** The name itself stands below it, and large. */
export const title = style([note, { fontFamily: vars.font.sans }]);

/** The buttons fill it, with every word if there is room. */
export const foot = style({
  flexGrow: 1,
  containerType: "inline-size",
  containerName: graphRoom,
});

export const look = style({ display: "flex", flexDirection: "column", gap: vars.space[3] });

export const head = style({ display: "flex", gap: vars.space[3] });

export const face = style({
  flex: "none",
  inlineSize: "8.5rem",
  minBlockSize: "10rem",
  borderRadius: vars.radius.medium,
  overflow: "hidden",
});

export const who = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: vars.space[1],
  minInlineSize: 0,
});

globalStyle(`${who} figure`, { justifyItems: "start" });
