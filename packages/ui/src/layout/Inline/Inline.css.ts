import { vars } from "@gemel/theme";
import { recipe } from "@gemel/theme/style";

export const inline = recipe({
  base: { display: "flex", flexWrap: "wrap", minInlineSize: 0 },
  variants: {
    gap: {
      1: { gap: vars.space[1] },
      2: { gap: vars.space[2] },
      3: { gap: vars.space[3] },
      4: { gap: vars.space[4] },
      6: { gap: vars.space[6] },
      8: { gap: vars.space[8] },
    },
    align: {
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
    },
    justify: {
      start: { justifyContent: "flex-start" },
      center: { justifyContent: "center" },
      between: { justifyContent: "space-between" },
      end: { justifyContent: "flex-end" },
    },
  },
  defaultVariants: { gap: 3, align: "center", justify: "start" },
});
