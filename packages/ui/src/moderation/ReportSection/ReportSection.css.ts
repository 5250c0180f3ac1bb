import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { subtitle as title } from "../../foundation/text.css.ts";
export { details as words, head as by, small } from "../ReportCard/ReportCard.css.ts";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  minInlineSize: 0,
});

/** Reported words may be one long word. */
export const content = style({ minInlineSize: 0, overflowWrap: "anywhere" });
