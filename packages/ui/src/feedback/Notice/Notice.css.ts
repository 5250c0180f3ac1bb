import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const notice = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
});

export const text = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });
export const title = style({ fontWeight: vars.weight.semibold });
