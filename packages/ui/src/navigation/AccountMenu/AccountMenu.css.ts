import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { fallbackVar } from "@vanilla-extract/css";
import { bottomEdge } from "../../foundation/edges.css.ts";
import { navLink } from "../NavLink/NavLink.css.ts";

/** The same as in `Header`: below this height the navigation stands in the header at every width. */
const bottomBar = "(max-width: 63.99rem) and (min-height: 30.01rem)";

export const button = style([
  navLink,
  {
    inlineSize: "100%",
    border: 0,
    background: "transparent",
    selectors: { "&:hover": { color: vars.color.ink } },
    "@media": {
      [media.laptop]: {
        inlineSize: "auto",
        paddingBlock: vars.space[1],
        paddingInline: `${vars.space[1]} ${vars.space[3]}`,
        selectors: { "&:hover": { background: vars.color.sunken } },
      },
    },
  },
]);

/** As high as the icons beside it in the bottom bar. */
export const face = style({
  display: "inline-flex",
  fontSize: "1.875rem",
  borderRadius: vars.radius.pill,
  selectors: {
    "[data-current] > &": { outline: `2px solid ${vars.color.garnet}`, outlineOffset: "1px" },
  },
  "@media": { [media.laptop]: { fontSize: "2.25rem" } },
});

/** On a desktop only the picture is visible: the word is for screen readers. */
export const word = style({
  "@media": {
    [media.laptop]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const chevron = style({
  display: "none",
  "@media": { [media.laptop]: { display: "inline" } },
});

export const panel = style({
  position: "fixed",
  insetBlock: `calc(4.75rem - ${vars.space[1]}) auto`,
  insetInline: `auto max(${vars.space[10]}, calc((100vw - 88rem) / 2 + ${vars.space[10]}))`,
  inlineSize: "15rem",
  maxBlockSize: `calc(100dvh - 4.75rem)`,
  padding: vars.space[2],
  overflow: "auto",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.bubble,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  "@media": {
    [bottomBar]: {
      insetBlock: `auto calc(${fallbackVar(bottomEdge, "0px")} + ${vars.space[2]})`,
      insetInline: vars.space[2],
      inlineSize: "auto",
      maxInlineSize: "35rem",
      marginInline: "auto",
    },
    "(max-height: 30rem)": {
      insetBlock: `${vars.space[2]} auto`,
      maxBlockSize: "calc(100dvh - 1rem)",
    },
    [media.forcedColors]: { borderColor: "CanvasText" },
  },
});

export const name = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
});

export const list = style({ display: "grid" });

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  inlineSize: "100%",
  minBlockSize: "3rem",
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.medium,
  background: "transparent",
  color: vars.color.ink,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  outlineOffset: "-3px",
  selectors: {
    "&:hover": { background: vars.color.sunken },
    "&[data-current]": { background: vars.color.sunken, fontWeight: vars.weight.medium },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[data-current]": { textDecoration: "underline" } } },
  },
});

export const icon = style({
  display: "inline-flex",
  color: vars.color.inkSecond,
  fontSize: "1.25rem",
});
