import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { subtitle as name } from "../../foundation/text.css.ts";

const wide = "(min-width: 60rem)";

export const band = style({
  background: vars.color.sunken,
  borderBlock: `1px solid ${vars.color.hairline}`,
});

export const inner = style({
  display: "grid",
  gap: vars.space[8],
  maxInlineSize: vars.measure.page,
  marginInline: "auto",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[8],
  "@media": {
    [media.tablet]: { paddingInline: vars.space[8], paddingBlock: vars.space[16] },
    [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
});

export const textColumn = style({
  display: "grid",
  gap: vars.space[4],
  alignContent: "start",
  justifyItems: "start",
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title1,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: "-0.01em",
});

export const lead = style({ maxInlineSize: "30rem", color: vars.color.inkSecond });

export const list = style({
  display: "grid",
  gap: vars.space[8],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const promise = style({
  display: "grid",
  gap: vars.space[2],
  alignContent: "start",
});

export const text = style({ maxInlineSize: "30rem", color: vars.color.inkSecond });
