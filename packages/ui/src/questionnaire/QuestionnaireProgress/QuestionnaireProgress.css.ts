import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const progress = style({
  display: "grid",
  gap: vars.space[4],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space[8] },
  },
});
