import { focusRing, media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { name as called } from "../../foundation/name.css.ts";
import { facts } from "../../foundation/text.css.ts";
import { portraitBlock, portraitInline } from "../PersonHead/portrait-size.css.ts";

const tile = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: "4.5rem",
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.bubble,
  background: vars.color.surface,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

/** A conversation with an AI has the colour of that AI, also while it is open. */
export const item = {
  user: style([
    tile,
    {
      selectors: {
        "&:has(> a:is([data-hovered], [data-pressed], [data-current]))": {
          background: vars.color.sunken,
        },
      },
    },
  ]),
  twin: style([tile, { background: vars.color.twinSoft }]),
  advisor: style([tile, { background: vars.color.duoSoft }]),
};

/** The whole tile, except a face that opens something. */
export const link = style({
  flex: 1,
  minInlineSize: 0,
  color: vars.color.ink,
  textDecoration: "none",
  outline: "none",
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: vars.radius.bubble,
    },
    "&[data-current]::after": {
      outline: `2px solid ${vars.color.edge}`,
      outlineOffset: "-2px",
    },
    "&[data-focus-visible]::after": focusRing,
  },
});

const size = "3.5rem";

export const face = style({
  vars: { [portraitBlock]: "100%", [portraitInline]: "100%" },
  position: "relative",
  display: "inline-flex",
  flex: "none",
  fontSize: size,
  // As high as the button in it, which then has no margins.
  lineHeight: "2.75rem",
  selectors: {
    "&:has(button)": { zIndex: vars.layer.raised },
  },
});

globalStyle(`${face} > button`, { display: "flex" });

export const text = style({ display: "grid", flex: 1, minInlineSize: 0, gap: vars.space[1] });

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[3],
  minInlineSize: 0,
});

/** The same height with a count as without one. */
export const foot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: "1.5rem",
});

export const name = style([called, { minInlineSize: 0 }]);

export const time = style({
  flex: "none",
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  selectors: { "&[data-unread]": { color: vars.color.garnet, fontWeight: vars.weight.semibold } },
});

const labelBase = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});

export const label = {
  twin: style([labelBase, { color: vars.color.twin }]),
  advisor: style([labelBase, { color: vars.color.duo }]),
};

export const last = style([
  facts,
  {
    minInlineSize: 0,
    selectors: { "&[data-unread]": { color: vars.color.ink, fontWeight: vars.weight.medium } },
  },
]);

export const ended = style({
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
});

export const unread = style({ flex: "none" });
