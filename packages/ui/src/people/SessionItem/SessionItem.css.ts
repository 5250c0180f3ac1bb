import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { flushSmall } from "../../actions/Button/Button.css.ts";

export { note as facts } from "../../foundation/text.css.ts";

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      paddingBlock: vars.space[4],
    },
  },
});

export const icon = style({
  display: "inline-flex",
  alignSelf: "start",
  fontSize: "1.5rem",
  color: vars.color.inkSecond,
});

export const text = style({ display: "grid", gap: vars.space[1] });

/** On a phone below the words, from the tablet on at the end. */
export const end = style({
  gridColumn: 2,
  marginInlineStart: flushSmall,
  "@media": {
    [media.tablet]: { gridColumn: 3, marginInlineStart: 0, marginInlineEnd: flushSmall },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
