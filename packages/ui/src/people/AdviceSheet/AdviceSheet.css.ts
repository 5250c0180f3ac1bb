import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { scrim as drawerScrim } from "../../overlays/Drawer/Drawer.css.ts";

export const scrim = style([
  drawerScrim,
  { alignItems: "flex-end", "@media": { [media.tablet]: { alignItems: "stretch" } } },
]);

/** From the lower edge on a phone; at the side if there is room beside it. */
export const sheet = style({
  display: "flex",
  overflow: "hidden",
  inlineSize: "100%",
  blockSize: "calc(100% - 2rem)",
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  background: vars.color.paper,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  transition: `translate ${vars.motion.slow} ${vars.easing.out}`,
  selectors: { "&[data-entering], &[data-exiting]": { translate: "0 1.5rem" } },
  "@media": {
    [media.tablet]: {
      inlineSize: "28rem",
      blockSize: "100%",
      marginInlineStart: "auto",
      borderStartEndRadius: 0,
      borderEndStartRadius: vars.radius.large,
      selectors: {
        "&[data-entering], &[data-exiting]": { translate: "100% 0" },
        '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': { translate: "-100% 0" },
      },
    },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

/** In a low window it scrolls as a whole: no part is squeezed out, whatever the zoom. */
export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});

export const header = style({
  flex: "none",
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
});

export const title = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[1],
  minInlineSize: 0,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: "anywhere",
});
