import { style } from "@gemel/theme/style";
import { facts as small } from "../../foundation/text.css.ts";

/** Cuts off the point before what begins a line: no line begins or ends with one. */
export const facts = style([small, { overflow: "hidden" }]);

/** In one piece, with the point before it. */
export const fact = style({
  position: "relative",
  display: "inline-block",
  marginInlineEnd: "0.8em",
  selectors: {
    "&::before": { content: '"·"', position: "absolute", insetInlineStart: "-0.5em" },
  },
});
