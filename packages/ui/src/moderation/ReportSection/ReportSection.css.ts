import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  minInlineSize: 0,
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

/** Reported words may be one long word. */
export const content = style({ minInlineSize: 0, overflowWrap: "anywhere" });
