import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { card, chart } from "../plot/chart.css.ts";

export const graph = {
  card: style([card, { display: "grid", gap: vars.space[2], maxInlineSize: "20rem" }]),
  full: style([
    chart,
    // Alone in its row its drawing would stand lost between its words.
    { display: "grid", gap: vars.space[4], inlineSize: "100%", maxInlineSize: "35rem" },
  ]),
};

export const starter = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  textAlign: "center",
  textWrap: "balance",
});
