import { vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";

export const pairs = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
  gap: vars.space[6],
});

export const advice = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  margin: 0,
});

export const picture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  flex: "1",
  alignItems: "center",
  minBlockSize: "9rem",
  minInlineSize: 0,
  padding: vars.space[6],
  border: `1px solid ${vars.color.hairline}`,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  background: vars.color.surface,
});

export const caption = recipe({
  base: { paddingBlock: vars.space[3], fontSize: vars.size.small, lineHeight: vars.leading.snug },
  variants: {
    verdict: {
      right: { borderBlockStart: `3px solid ${vars.color.success}` },
      wrong: { borderBlockStart: `3px solid ${vars.color.danger}` },
    },
  },
});

export const word = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: vars.space[1],
    marginBlockEnd: vars.space[1],
    fontSize: vars.size.body,
    fontWeight: vars.weight.semibold,
  },
  variants: {
    verdict: { right: { color: vars.color.success }, wrong: { color: vars.color.danger } },
  },
});
