import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const fold = style({ fontSize: vars.size.small, lineHeight: vars.leading.body });

export const summary = style({
  inlineSize: "fit-content",
  minBlockSize: "1.5rem",
  color: vars.color.inkSecond,
  cursor: "pointer",
  "@media": { [media.coarse]: { paddingBlock: vars.space[3] } },
});
