import { fallbackVar } from "@vanilla-extract/css";
import { globalStyle, style } from "@gemel/theme/style";
import { bottomEdge } from "../../foundation/edges.css.ts";

/** Takes what header and footer leave: on a short page the footer lies at the lower edge. */
export const main = style({ flex: "1 0 auto", outline: "none" });

globalStyle(`:where(:has(> ${main}))`, {
  display: "flex",
  flexDirection: "column",
  minBlockSize: `calc(100svh - ${fallbackVar(bottomEdge, "0px")})`,
});
