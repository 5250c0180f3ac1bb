import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { chart } from "../plot/chart.css.ts";

export const radar = style([
  chart,
  {
    display: "grid",
    gap: vars.space[4],
    inlineSize: "100%",
    // Alone in its row its drawing would stand lost between its words.
    maxInlineSize: "35rem",
  },
]);
