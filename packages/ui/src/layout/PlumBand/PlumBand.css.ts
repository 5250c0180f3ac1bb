import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { inner as row } from "../Promises/Promises.css.ts";

export { lead, textColumn } from "../Promises/Promises.css.ts";
export { title } from "../PlumPanel/PlumPanel.css.ts";

export const band = style({ background: vars.color.surface, color: vars.color.ink });

export const inner = style([
  row,
  {
    alignItems: "center",
    "@media": { "(min-width: 60rem)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.5fr)" } },
  },
]);

/** As high as four short statements, which come later. */
export const place = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[6],
  minInlineSize: 0,
  minBlockSize: "22rem",
  "@media": { [media.tablet]: { minBlockSize: "19.75rem" } },
});
