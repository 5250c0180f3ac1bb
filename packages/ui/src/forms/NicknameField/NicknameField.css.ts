import { keyframes } from "@vanilla-extract/css";
import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const turn = keyframes({ to: { rotate: "1turn" } });

export const status = style({
  display: "flex",
  gap: vars.space[2],
  alignItems: "flex-start",
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
  selectors: {
    "&[data-status=idle]": { marginBlockStart: `calc(-1 * ${vars.space[2]})` },
    "&[data-status=available]": { color: vars.color.success },
    "&[data-status=refused], &[data-status=taken], &[data-status^=too]": {
      color: vars.color.danger,
    },
    "&[data-status=error]": { color: vars.color.warning },
  },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: "1.125rem",
  blockSize: "1.4em",
  selectors: { "[data-status=checking] > &": { animation: `${turn} 1s linear infinite` } },
});
