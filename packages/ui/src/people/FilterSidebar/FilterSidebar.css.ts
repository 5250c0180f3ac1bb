import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { scroller } from "../../foundation/scroller.css.ts";

export { subtitle as title } from "../../foundation/text.css.ts";

const base = style({
  flex: "none",
  minInlineSize: 0,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const sidebar = style([
  base,
  scroller,
  {
    inlineSize: "19rem",
    // Its end is visible without scrolling, below the title of the page.
    maxBlockSize: "calc(100dvb - 14rem)",
    padding: `${vars.space[2]} ${vars.space[5]} 0`,
  },
]);

/** A padding of what scrolls would be a gap below the foot that stays in view. */
export const panel = style({ paddingBlockEnd: vars.space[4] });

export const rail = style([base, { inlineSize: "3.75rem", paddingBlock: vars.space[2] }]);

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
  selectors: {
    [`${rail} > &`]: { flexDirection: "column-reverse", marginBlockEnd: 0 },
    [`${sidebar} > &`]: {
      margin: `calc(-1 * ${vars.space[2]}) calc(-1 * ${vars.space[5]}) ${vars.space[4]}`,
      padding: `${vars.space[2]} ${vars.space[5]}`,
      background: vars.color.garnetSoft,
    },
  },
});

export const railTitle = style({
  paddingInlineEnd: vars.space[3],
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  writingMode: "vertical-rl",
});

/** The arrow of the picture points to the edge at which the sidebar is. */
export const turning = style({ selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } } });
