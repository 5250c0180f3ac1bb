import { media, vars } from "@gemel/theme";
import { recipe } from "@gemel/theme/style";

const wide = "(min-width: 60rem)";

export const split = recipe({
  base: {
    display: "grid",
    gap: vars.space[10],
    alignItems: "center",
    "@media": { [media.tablet]: { gap: vars.space[12] }, [wide]: { gap: vars.space[16] } },
  },
  variants: {
    ratio: {
      even: { "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } } },
      // The form keeps the width of a form; what stands beside it takes the rest.
      form: {
        "@media": { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.form}` } },
      },
    },
    align: { center: {}, start: { alignItems: "start" } },
  },
  defaultVariants: { ratio: "even", align: "center" },
});
