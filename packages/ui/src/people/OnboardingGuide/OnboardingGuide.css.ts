import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const guide = style({
  containerType: "inline-size",
  display: "grid",
  gap: vars.space[6],
  "@media": { [media.tablet]: { gap: vars.space[8] } },
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title2,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});

export const words = style({
  maxInlineSize: vars.measure.text,
  marginBlockStart: vars.space[2],
  color: vars.color.inkSecond,
});

export const steps = style({
  display: "grid",
  gap: vars.space[4],
  "@container": {
    "(min-width: 48rem)": {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      gap: vars.space[8],
    },
  },
});

export const step = style({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  columnGap: vars.space[3],
  alignContent: "start",
  color: vars.color.inkSecond,
  selectors: { "&[aria-current]": { color: vars.color.ink } },
});

export const sign = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  blockSize: "2rem",
  inlineSize: "2rem",
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
  lineHeight: 1,
  selectors: {
    "[data-state=current] > &": {
      borderColor: vars.color.garnet,
      color: vars.color.garnet,
      boxShadow: `inset 0 0 0 1px ${vars.color.garnet}`,
    },
    "[data-state=done] > &": {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.surface,
    },
  },
});

export const stepTitle = style({
  paddingBlockStart: "0.125rem",
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const stepText = style({
  gridColumn: 2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});
