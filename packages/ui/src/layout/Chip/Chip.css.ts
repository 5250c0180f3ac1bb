import { vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";

export const chip = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[1],
    maxInlineSize: "100%",
    minBlockSize: "2rem",
    paddingInline: vars.space[3],
    border: "1px solid transparent",
    borderRadius: vars.radius.bubble,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
  },
  variants: {
    tone: {
      plain: {
        background: vars.color.surface,
        borderColor: vars.color.hairline,
        color: vars.color.inkSecond,
      },
      twin: { background: vars.color.twinSoft, color: vars.color.twin },
      duo: { background: vars.color.duoSoft, color: vars.color.duo },
    },
    // Something to press needs an edge that stands 3 to 1.
    removable: {
      true: { borderColor: vars.color.edge, color: vars.color.ink, paddingInlineEnd: 0 },
      false: {},
    },
  },
  defaultVariants: { tone: "plain", removable: false },
});

export const icon = style({ display: "inline-flex", flex: "none", fontSize: "1.1em" });

export const text = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  paddingBlock: vars.space[1],
});

/** As high as the chip, and 44 px to the finger; a `ChipList` keeps neighbours that far apart. */
export const remove = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  alignSelf: "stretch",
  inlineSize: "2rem",
  borderRadius: vars.radius.pill,
  color: vars.color.inkSecond,
  fontSize: "1rem",
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    "&::after": { content: "", position: "absolute", inset: "calc(50% - 1.375rem)" },
    "&[data-hovered], &[data-pressed]": { background: vars.color.sunken, color: vars.color.ink },
    "&[data-focus-visible]": { outlineOffset: "-2px" },
  },
});
