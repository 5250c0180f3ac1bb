import { media, vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";

export const player = recipe({
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    // Time runs from left to right in every language, and the buttons stand at its start.
    direction: "ltr",
    maxInlineSize: "100%",
  },
  variants: {
    tone: {
      neutral: { color: vars.color.garnet },
      garnet: { color: vars.color.garnet },
      twin: { color: vars.color.twin },
      duo: { color: vars.color.duo },
    },
    size: {
      card: {
        inlineSize: "fit-content",
        gap: vars.space[1],
        padding: vars.space[1],
        borderRadius: vars.radius.card,
        background: vars.color.surface,
        "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
      },
      bubble: { inlineSize: "24rem", gap: vars.space[3] },
      face: { inlineSize: "fit-content" },
    },
  },
});

export const track = {
  card: style({
    display: "flex",
    alignItems: "center",
    gap: vars.space[2],
    flex: "0 1 auto",
    maxInlineSize: "9rem",
    minInlineSize: 0,
  }),
  bubble: style({ flex: 1, minInlineSize: 0, containerType: "inline-size" }),
};

export const problem = style({
  display: "flex",
  flex: 1,
  alignItems: "flex-start",
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[1],
  color: vars.color.ink,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const marker = style({
  display: "inline-flex",
  flex: "none",
  blockSize: "1.4em",
  alignItems: "center",
  color: vars.color.danger,
});
