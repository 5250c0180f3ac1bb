import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { subtitle } from "../../foundation/text.css.ts";

/** On a phone from edge to edge, as a `PlumPanel` is. */
export const band = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  overflow: "clip",
  minBlockSize: "6.5rem",
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[4],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  "@media": {
    [media.tablet]: { minBlockSize: "8.5rem", marginInline: 0, paddingInline: vars.space[8] },
  },
});

/** Beside the petals. */
export const words = style({
  maxInlineSize: "14.5rem",
  "@media": { [media.tablet]: { maxInlineSize: "60%" } },
});

/** Larger than the band, at its end: some of it is beyond the edges. */
export const petals = style({
  position: "absolute",
  insetBlockStart: "50%",
  insetInlineEnd: "-3rem",
  translate: "0 -50%",
  inlineSize: "11rem",
  "@media": {
    [media.tablet]: { insetInlineEnd: vars.space[8], inlineSize: "13rem" },
  },
});

export const said = style([
  subtitle,
  {
    display: "block",
    marginBlockStart: vars.space[1],
    color: vars.color.ink,
    textWrap: "balance",
    "@media": { [media.tablet]: { fontSize: vars.size.title2 } },
  },
]);
