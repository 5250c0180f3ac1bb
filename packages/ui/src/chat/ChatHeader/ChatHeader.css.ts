import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const header = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "4.75rem",
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": { [media.tablet]: { paddingInline: vars.space[4] } },
});

export const back = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  blockSize: "2.75rem",
  inlineSize: "2.75rem",
  borderRadius: vars.radius.pill,
  fontSize: "1.375rem",
  color: vars.color.ink,
  selectors: {
    "&[data-hovered]": { background: vars.color.sunken },
    "[dir=rtl] &": { transform: "scaleX(-1)" },
  },
});

export const picture = style({ display: "inline-flex", flex: "none" });

const sign = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  blockSize: "3rem",
  inlineSize: "3rem",
  borderRadius: vars.radius.pill,
  fontSize: "1.375rem",
  border: "1px solid transparent",
});

export const signs = {
  twin: style([sign, { background: vars.color.twinSoft, color: vars.color.twin }]),
  duo: style([sign, { background: vars.color.duoSoft, color: vars.color.duo }]),
};

export const words = style({ flex: 1, minInlineSize: 0, marginInlineStart: vars.space[1] });

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: "anywhere",
  // Focused when the page was reached by a link, so that screen readers begin here.
  outline: "none",
});

export const detail = style({
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
});

export const actions = style({ display: "flex", alignItems: "center", gap: vars.space[1] });
