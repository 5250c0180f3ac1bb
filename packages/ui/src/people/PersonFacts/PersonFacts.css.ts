import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const facts = style({
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const fact = style({
  display: "inline",
  selectors: { "& + &::before": { content: '" · "' } },
});
