import { media, vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";
import { belowHeader } from "../../foundation/edges.css.ts";

const wide = "(min-width: 60rem)";

/** Read first, it stands at the end of the row. */
export const card = style({
  "@media": {
    [wide]: { gridArea: "1 / 2", position: "sticky", insetBlockStart: belowHeader },
  },
});

export const split = recipe({
  base: {
    display: "grid",
    gap: vars.space[8],
    alignItems: "center",
    "@media": { [media.tablet]: { gap: vars.space[12] }, [wide]: { gap: vars.space[16] } },
  },
  variants: {
    ratio: {
      // The form keeps the width of a form; what stands beside it takes the rest.
      form: {
        "@media": { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.form}` } },
      },
      card: {
        gap: vars.space[3],
        "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 25rem", gap: vars.space[8] } },
      },
    },
    align: { center: {}, start: { alignItems: "start" } },
  },
  defaultVariants: { align: "center" },
});
