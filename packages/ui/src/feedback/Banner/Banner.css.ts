import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { noticeHeight } from "../../foundation/edges.css.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-0.75rem)" } });

const box = style({
  alignItems: "center",
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[5]} ${vars.space[2]}`,
  minBlockSize: "3.75rem",
  borderRadius: vars.radius.card,
  animation: `${arrive} ${vars.motion.slow} ${vars.easing.out}`,
});

export const placed = {
  inline: box,
  floating: style([
    box,
    {
      position: "fixed",
      zIndex: vars.layer.banner,
      insetBlockStart: vars.space[4],
      insetInline: 0,
      marginInline: "auto",
      inlineSize: `min(36rem, calc(100% - 2 * ${vars.space[4]}))`,
      boxShadow: vars.shadow.overlay,
      "@media": {
        [media.tablet]: { insetBlockStart: `calc(${vars.space[20]} + ${noticeHeight})` },
      },
    },
  ]),
};

export const text = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  lineHeight: vars.leading.snug,
});
