import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const laidOut = style({
  position: "relative",
  display: "grid",
  minInlineSize: 0,
  // The padding replaces items that are not drawn. The reset for reduced motion gives everything a transition
  // of 1 ms: the list would be too long for a frame.
  transitionProperty: "none",
});

export const items = {
  grid: style([
    laidOut,
    {
      gridTemplateColumns: "repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr))",
      gap: vars.space[6],
    },
  ]),
  rows: style([
    laidOut,
    {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space[2],
      "@media": {
        [media.tablet]: { gap: vars.space[4] },
        [media.laptop]: {
          // A single item takes the whole row.
          gridTemplateColumns: "repeat(auto-fit, minmax(min(32rem, 100%), 1fr))",
        },
      },
    },
  ]),
  column: style([laidOut, { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] }]),
};

export const item = style({
  display: "grid",
  minInlineSize: 0,
  selectors: {
    // Far from the view: it takes no room in the rows, which keep it.
    "&[data-kept]": { position: "absolute", inlineSize: "min(17.5rem, 100%)" },
  },
});

export const lead = style([item, { gridColumn: "1 / -1" }]);

export const foot = style({
  display: "flex",
  justifyContent: "center",
  paddingBlock: vars.space[6],
  color: vars.color.inkSecond,
  textAlign: "center",
  outline: "none",
});
