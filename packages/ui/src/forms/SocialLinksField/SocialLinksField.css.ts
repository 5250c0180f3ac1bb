import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const group = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
});

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  selectors: { "&:empty": { display: "none" } },
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"platform remove" "url url"',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) auto",
      gridTemplateAreas: '"platform url remove"',
      paddingBlockEnd: 0,
      borderBlockEnd: 0,
    },
  },
});

export const platform = style({ gridArea: "platform" });
export const url = style({ gridArea: "url" });

/** Level with the control boxes beside it, below the height of their labels. */
export const remove = style({
  gridArea: "remove",
  paddingBlockStart: `calc(${vars.size.small} * 1.4 + ${vars.space[2]})`,
});
