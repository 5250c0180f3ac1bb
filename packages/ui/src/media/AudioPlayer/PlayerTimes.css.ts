import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const figures = style({
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.heading,
});

export const single = style([figures, { minInlineSize: "2rem", color: vars.color.ink }]);

export const times = style([
  figures,
  {
    display: "flex",
    justifyContent: "space-between",
    paddingBlockStart: vars.space[1],
    color: vars.color.inkSecond,
  },
]);

/** If there is no room for both times, only the remaining time is shown. */
export const elapsed = style({
  "@container": { "(max-width: 4.5rem)": { display: "none" } },
});
