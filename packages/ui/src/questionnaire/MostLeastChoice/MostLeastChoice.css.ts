import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { unseen } from "../../layout/VisuallyHidden/VisuallyHidden.css.ts";

const phone = "(max-width: 47.99rem)";

export const choice = style({
  display: "grid",
  gap: vars.space[2],
  minInlineSize: 0,
  "@media": { [media.tablet]: { gap: vars.space[4] } },
});

export const text = style({
  display: "grid",
  gap: vars.space[1],
  // On a phone the sentences come first, so that all of them are visible.
  order: 1,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  "@media": { [media.tablet]: { order: 0 } },
});

// One line at a time on a phone: before the first choice the question and the legend say the same.
export const status = style({
  fontWeight: vars.weight.medium,
  selectors: {
    "[data-status=both] > &": { color: vars.color.success },
    "[data-status=none] > &": { "@media": { [phone]: unseen } },
  },
});

export const hint = style({
  color: vars.color.inkSecond,
  selectors: { ":not([data-status=none]) > &": { "@media": { [phone]: { display: "none" } } } },
});

/** The legend for the marks in the rows; if there is room, each row has the words instead. */
export const legend = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: vars.space[4],
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  "@media": { [media.tablet]: { display: "none" } },
});

export const side = style({ display: "inline-flex", alignItems: "center", gap: vars.space[1] });

export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: `${vars.space[2]} ${vars.space[1]}`,
  "@media": { [media.tablet]: { columnGap: vars.space[2] } },
});
