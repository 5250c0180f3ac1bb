import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { subtitle } from "../../foundation/text.css.ts";

/** On a phone from edge to edge, like a `PlumPanel`, and low enough for the whole question below it. */
export const band = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  overflow: "clip",
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  "@media": {
    [media.tablet]: {
      minBlockSize: "5.5rem",
      marginInline: 0,
      paddingInline: vars.space[8],
      fontSize: vars.size.body,
    },
  },
});

/** Beside the petals. */
export const words = style({
  paddingInlineEnd: vars.space[12],
  textWrap: "balance",
  "@media": { [media.tablet]: { maxInlineSize: "60%", paddingInlineEnd: 0 } },
});

/** Larger than the band, at its end: some of it is beyond the edges. */
export const petals = style({
  position: "absolute",
  insetBlockStart: "50%",
  insetInlineEnd: `calc(-1 * ${vars.space[4]})`,
  translate: "0 -50%",
  inlineSize: vars.space[24],
  "@media": {
    [media.tablet]: { insetInlineEnd: vars.space[8], inlineSize: "13rem" },
  },
});

export const title = style([
  subtitle,
  {
    display: "block",
    color: vars.color.ink,
    "@media": { [media.tablet]: { fontSize: vars.size.title2 } },
  },
]);

export const said = style([
  title,
  {
    fontSize: vars.size.body,
    textWrap: "balance",
    "@media": { [media.tablet]: { marginBlockStart: vars.space[1] } },
  },
]);
