import { style } from "@gemel/theme/style";

export { facts } from "../../foundation/text.css.ts";

export const fact = style({
  display: "inline",
  selectors: { "& + &::before": { content: '" · "' } },
});
