import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** The same as in `useHasRoom`. */
export const beside = "(min-width: 60rem)";

/** On a phone all groups form one card. */
export const groups = style({
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  "@media": {
    [beside]: {
      border: 0,
      background: "none",
      boxShadow: "none",
      display: "grid",
      gridTemplateColumns: "minmax(17rem, 22rem) minmax(0, 1fr)",
      // The last row takes what the open group is higher than the list.
      gridTemplateRows: "repeat(13, min-content) 1fr",
      columnGap: vars.space[8],
      alignItems: "start",
    },
  },
});

export const head = style({
  "@media": { [beside]: { gridColumn: 1, marginBlockEnd: vars.space[4] } },
});
