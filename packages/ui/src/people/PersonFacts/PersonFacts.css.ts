import { style } from "@gemel/theme/style";

export { facts } from "../../foundation/text.css.ts";

export const fact = style({
  display: "inline",
  // The point stays at its fact: no line begins with it.
  selectors: { "& + &::before": { content: '"\u00A0· "' } },
});
