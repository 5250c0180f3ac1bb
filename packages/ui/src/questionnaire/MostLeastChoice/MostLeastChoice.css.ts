import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const choice = style({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

export const text = style({
  display: "grid",
  gap: vars.space[1],
  // On a phone the sentences come first, so that all of them are in the window.
  order: 1,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  "@media": { [media.tablet]: { order: 0 } },
});

export const status = style({
  fontWeight: vars.weight.medium,
  selectors: { "&[data-done]": { color: vars.color.success } },
});

export const hint = style({ color: vars.color.inkSecond });

export const rows = style({
  display: "grid",
  // On a phone each word of a side has a line.
  gridTemplateColumns: "minmax(0, 1fr) min-content min-content",
  columnGap: vars.space[1],
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      columnGap: vars.space[2],
    },
  },
});
