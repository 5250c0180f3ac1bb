import { media, vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";

export const page = recipe({
  base: {
    inlineSize: "100%",
    marginInline: "auto",
    paddingInline: vars.space[4],
    paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
    "@media": {
      [media.tablet]: {
        paddingInline: vars.space[8],
        paddingBlock: `${vars.space[12]} ${vars.space[24]}`,
      },
      [media.desktop]: { paddingInline: vars.space[10] },
    },
  },
  variants: {
    width: {
      form: { maxInlineSize: `calc(${vars.measure.form} + ${vars.space[20]})` },
      text: { maxInlineSize: "52rem" },
      full: { maxInlineSize: vars.measure.page },
    },
  },
  defaultVariants: { width: "full" },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space[4],
  marginBlockEnd: vars.space[6],
  "@media": { [media.tablet]: { marginBlockEnd: vars.space[8] } },
});

export const words = style({ display: "grid", gap: vars.space[2], minInlineSize: 0 });

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title1,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: "-0.01em",
  // Focused when the page was reached by a link, so that screen readers begin here.
  outline: "none",
});

export const lead = style({
  maxInlineSize: vars.measure.text,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.body,
  color: vars.color.inkSecond,
});
