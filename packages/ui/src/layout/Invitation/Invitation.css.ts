import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const invitation = style({
  display: "grid",
  gap: vars.space[6],
  justifyItems: "center",
  maxInlineSize: "44rem",
  marginInline: "auto",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[16],
  textAlign: "center",
  "@media": { [media.tablet]: { paddingBlock: vars.space[24] } },
});

export const mark = style({ display: "inline-flex", fontSize: "2.25rem" });

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title1,
  fontStyle: "italic",
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});
