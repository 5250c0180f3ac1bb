import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const band = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
});

export const petals = style({ flex: "none", inlineSize: "3.5rem" });

export const said = style({
  display: "block",
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
});
