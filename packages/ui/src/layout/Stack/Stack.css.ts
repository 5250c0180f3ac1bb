import { vars } from "@gemel/theme";
import { recipe } from "@gemel/theme/style";

export const stack = recipe({
  base: { display: "flex", flexDirection: "column", minInlineSize: 0 },
  variants: {
    gap: {
      1: { gap: vars.space[1] },
      2: { gap: vars.space[2] },
      3: { gap: vars.space[3] },
      4: { gap: vars.space[4] },
      6: { gap: vars.space[6] },
      8: { gap: vars.space[8] },
      12: { gap: vars.space[12] },
      16: { gap: vars.space[16] },
    },
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "flex-start" },
      center: { alignItems: "center", textAlign: "center" },
    },
  },
  defaultVariants: { gap: 4, align: "stretch" },
});
