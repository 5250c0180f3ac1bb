import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** As in `useHasRoom`. */
export const beside = "(min-width: 60rem)";

export const groups = style({
  "@media": {
    [beside]: {
      display: "grid",
      gridTemplateColumns: "minmax(17rem, 22rem) minmax(0, 1fr)",
      // The last row takes what the open group is higher than the list.
      gridTemplateRows: "repeat(12, min-content) 1fr",
      columnGap: vars.space[8],
      alignItems: "start",
    },
  },
});
