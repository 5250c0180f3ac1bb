import { focusRing, media, vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";

/** The size of the touch target; the drawn circle is smaller. */
const target = "2.75rem";
const circle = "1.5rem";
const half = "0.75rem";

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});

export const output = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: "tabular-nums",
});

/** Values lie between its ends; the drawn rail goes on below the outermost thumbs. */
export const track = recipe({
  base: {
    position: "relative",
    blockSize: target,
    marginBlock: `calc(-1 * ${vars.space[1]})`,
    cursor: "pointer",
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetBlockStart: "calc(50% - 1px)",
        blockSize: 2,
        borderRadius: vars.radius.pill,
        background: vars.color.edge,
      },
      "[data-disabled] > &": { cursor: "not-allowed" },
      "[data-disabled] > &::before": { background: vars.color.hairline },
    },
    "@media": {
      [media.forcedColors]: { selectors: { "&::before": { background: "CanvasText" } } },
    },
  },
  variants: {
    thumbs: {
      one: {
        marginInline: half,
        selectors: { "&::before": { insetInline: `calc(-1 * ${half})` } },
      },
      two: {
        marginInline: circle,
        selectors: { "&::before": { insetInline: `calc(-1 * ${circle})` } },
      },
    },
  },
});

export const filled = recipe({
  base: {
    position: "absolute",
    insetBlockStart: "calc(50% - 2px)",
    blockSize: 4,
    borderRadius: vars.radius.pill,
    background: vars.color.garnet,
    selectors: { "[data-disabled] &": { background: vars.color.edge } },
    "@media": {
      [media.forcedColors]: {
        background: "Highlight",
        selectors: { "[data-disabled] &": { background: "GrayText" } },
      },
    },
  },
  variants: {
    // Extends from the start of the rail to below the thumb.
    thumbs: { one: { marginInlineStart: `calc(-1 * ${half})`, minInlineSize: half }, two: {} },
  },
});

const outwards = (side: "insetInlineStart" | "insetInlineEnd", to: string, back: string) => ({
  inlineSize: "2.25rem",
  translate: to,
  selectors: {
    "[dir=rtl] &": { translate: back },
    "&::before": { [side]: 0 },
  },
});

/**
 * The target of a thumb. Two thumbs stand on the outer sides of their values, so that on the same
 * value they stand side by side and both can be taken; on the inner side the track takes over, which
 * moves the nearest thumb.
 */
export const thumb = recipe({
  base: {
    insetBlockStart: "50%",
    blockSize: target,
    cursor: "grab",
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetBlockStart: `calc(50% - ${half})`,
        inlineSize: circle,
        blockSize: circle,
        border: `2px solid ${vars.color.garnet}`,
        borderRadius: vars.radius.pill,
        background: vars.color.surface,
        transition: `box-shadow ${vars.motion.quick} ${vars.easing.out}`,
      },
      "&[data-hovered]::before": { boxShadow: `0 0 0 0.25rem ${vars.color.sunken}` },
      "&[data-dragging]": { cursor: "grabbing" },
      "&[data-dragging]::before": {
        background: vars.color.garnet,
        boxShadow: `0 0 0 0.375rem ${vars.color.sunken}`,
      },
      "&[data-focus-visible]::before": focusRing,
      "&[data-disabled]": { cursor: "not-allowed" },
      "&[data-disabled]::before": { borderColor: vars.color.edge, background: vars.color.sunken },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: {
          "&[data-dragging]::before": { background: "Highlight" },
          "&[data-disabled]::before": { borderColor: "GrayText" },
        },
      },
    },
  },
  variants: {
    place: {
      only: {
        inlineSize: target,
        selectors: { "&::before": { insetInlineStart: `calc(50% - ${half})` } },
      },
      lower: outwards("insetInlineEnd", "-50%", "50%"),
      upper: outwards("insetInlineStart", "50%", "-50%"),
    },
  },
});

/** As large as the thumb, so that a finger with a screen reader finds it; pointer events pass through. */
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  pointerEvents: "none",
});
