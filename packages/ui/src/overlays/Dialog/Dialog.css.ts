import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { scroller } from "../../foundation/scroller.css.ts";
import { subtitle } from "../../foundation/text.css.ts";

/** Dims the page behind a dialog or a drawer. */
export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "center",
  // react-aria keeps the height of what is visible above an on-screen keyboard.
  blockSize: "var(--visual-viewport-height, 100%)",
  background: vars.color.scrim,
  transition: `opacity ${vars.motion.calm} ${vars.easing.out}`,
  selectors: { "&[data-entering], &[data-exiting]": { opacity: 0 } },
  "@media": { [media.tablet]: { alignItems: "center", padding: vars.space[6] } },
});

const sizes = { small: "26rem", medium: "34rem", large: "46rem" };

const panel = style({
  inlineSize: "100%",
  maxBlockSize: "calc(100% - 2rem)",
  display: "flex",
  overflow: "hidden",
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  transition: `translate ${vars.motion.slow} ${vars.easing.out}`,
  selectors: { "&[data-entering], &[data-exiting]": { translate: "0 1.5rem" } },
  "@media": {
    [media.tablet]: {
      inlineSize: "100%",
      maxBlockSize: "100%",
      borderRadius: vars.radius.large,
      selectors: { "&[data-entering], &[data-exiting]": { translate: "0 0.5rem" } },
    },
    "(forced-colors: active)": { border: "1px solid CanvasText" },
  },
});

const atMost = (width: string) =>
  style([panel, { "@media": { [media.tablet]: { maxInlineSize: width } } }]);

export const modal = {
  small: atMost(sizes.small),
  medium: atMost(sizes.medium),
  large: atMost(sizes.large),
};

/** The dialog scrolls as a whole, so that the buttons in it make it reachable by keyboard. */
export const dialog = style([
  scroller,
  {
    flex: 1,
    minInlineSize: 0,
    display: "flex",
    flexDirection: "column",
    overscrollBehavior: "contain",
    outline: "none",
  },
]);

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[4],
  paddingBlock: `${vars.space[5]} ${vars.space[2]}`,
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: vars.space[4],
  background: vars.color.surface,
});

export const title = style([
  subtitle,
  {
    flexGrow: 1,
    paddingBlockStart: vars.space[2],
    textWrap: "balance",
    minInlineSize: 0,
    overflowWrap: "anywhere",
  },
]);

export const body = style({
  flex: 1,
  paddingInline: vars.space[6],
  // Above, room for the focus ring of what comes first: the header would cover it.
  paddingBlock: `${vars.space[1]} ${vars.space[6]}`,
});

export const footer = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  display: "flex",
  flexDirection: "column-reverse",
  gap: vars.space[3],
  paddingInline: vars.space[6],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
  "@media": {
    [media.tablet]: { flexDirection: "row", justifyContent: "flex-end", flexWrap: "wrap" },
  },
});
