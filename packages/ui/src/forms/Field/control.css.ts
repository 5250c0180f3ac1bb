import { focusRing, media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const invalid = "&[data-invalid], &[aria-invalid=true], &:has(> input[data-invalid])";

/** In forced colours, a wider edge marks an error. */
export const forcedInvalidEdge = "3px";

/** The box of every control that is typed into or opened: its edge stands 3 to 1 on any ground. */
export const control = style({
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  minBlockSize: vars.control.height,
  paddingInline: vars.space[5],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    "&::placeholder": { color: vars.color.inkSecond, opacity: 1 },
    "&[data-hovered], &:hover": { borderColor: vars.color.inkSecond },
    // A group counts as focused with its button too: there, only the input rings the whole box.
    "&:has(> input[data-focus-visible])": focusRing,
    [invalid]: {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    "&[data-disabled], &:disabled, &:has(> input:disabled)": {
      background: vars.color.sunken,
      borderColor: vars.color.hairline,
      color: vars.color.inkSecond,
      cursor: "not-allowed",
    },
    "[data-readonly] &": { background: vars.color.sunken, borderColor: vars.color.hairline },
  },
  "@media": {
    [media.forcedColors]: { selectors: { [invalid]: { borderWidth: forcedInvalidEdge } } },
  },
});

/** The bare input inside a control box that also holds buttons. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: "100%",
  minBlockSize: `calc(${vars.control.height} - 2px)`,
  border: 0,
  outline: "none",
  background: "transparent",
  color: "inherit",
  cursor: "inherit",
  selectors: { "&::placeholder": { color: vars.color.inkSecond, opacity: 1 } },
});

/** A control box that ends with a {@link button}. */
export const withButton = style({ paddingInlineEnd: vars.space[1] });

/** A button inside a control box; its target is 44 px although it looks smaller. */
export const button = style({
  position: "relative",
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: `max(2.5rem, calc(${vars.control.height} - 0.625rem))`,
  blockSize: `calc(${vars.control.height} - 0.625rem)`,
  borderRadius: vars.radius.pill,
  color: vars.color.inkSecond,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    "&::before": { content: '""', position: "absolute", inset: "-0.25rem" },
    "&[data-hovered], &[data-pressed]": { background: vars.color.sunken, color: vars.color.ink },
    "&[data-disabled]": { cursor: "not-allowed", opacity: 0.5 },
    "&[data-focus-visible]": { outlineOffset: "-2px" },
  },
});

export const icon = style({ inlineSize: "1.25rem", blockSize: "1.25rem", flexShrink: 0 });
