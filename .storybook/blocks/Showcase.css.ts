import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

// Padding, since Storybook takes the margins of what stands in a page.
export const showcase = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  paddingBlock: `${vars.space[6]} ${vars.space[10]}`,
  "@media": {
    "(min-width: 60rem)": {
      gridTemplateColumns: "21rem minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
    },
  },
});

export const exhibit = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[3],
  selectors: { "&:first-child": { gridRow: "span 2" } },
});

export const caption = style({ fontSize: vars.size.caption, color: vars.color.inkSecond });
