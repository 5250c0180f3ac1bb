import { media, vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";

export const badge = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minInlineSize: "1.5rem",
    minBlockSize: "1.5rem",
    paddingInline: vars.space[2],
    borderRadius: vars.radius.pill,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: "tabular-nums",
    lineHeight: vars.leading.heading,
    textAlign: "center",
    verticalAlign: "middle",
    // Without colours the badge would look like a plain word of the line; an outline takes no room.
    "@media": { [media.forcedColors]: { outline: "1px solid CanvasText", outlineOffset: "-1px" } },
  },
  variants: {
    tone: {
      neutral: { background: vars.color.sunken, color: vars.color.inkSecond },
      garnet: { background: vars.color.garnet, color: vars.color.onGarnet },
      twin: { background: vars.color.twinSoft, color: vars.color.twin },
      duo: { background: vars.color.duoSoft, color: vars.color.duo },
      success: { background: vars.color.successSoft, color: vars.color.success },
      warning: { background: vars.color.warningSoft, color: vars.color.warning },
      danger: { background: vars.color.dangerSoft, color: vars.color.danger },
    },
  },
  defaultVariants: { tone: "neutral" },
});

export const content = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  // The plus stays after its number where reading starts on the right.
  unicodeBidi: "plaintext",
});

export const icon = style({ display: "inline-flex", flex: "none", fontSize: "1.1em" });
