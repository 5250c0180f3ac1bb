import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { belowHeader } from "../../foundation/edges.css.ts";

const wide = "(min-width: 60rem)";

export const layout = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[6],
  "@media": {
    [wide]: { flexDirection: "row", alignItems: "flex-start", gap: vars.space[8] },
  },
});

export const sidebar = style({
  position: "sticky",
  insetBlockStart: belowHeader,
  flex: "none",
  // Keeps the focus rings inside from being cut off by scrolling.
  margin: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
  maxBlockSize: `calc(100dvb - ${belowHeader} - ${vars.space[6]})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const content = style({ flex: 1, minInlineSize: 0 });
