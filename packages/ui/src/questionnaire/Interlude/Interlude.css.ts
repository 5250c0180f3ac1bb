import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { subtitle } from "../../foundation/text.css.ts";

export const band = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  "@media": { [media.tablet]: { gap: vars.space[8], padding: vars.space[8] } },
});

export const petals = style({
  flex: "none",
  inlineSize: "6rem",
  "@media": { [media.tablet]: { inlineSize: "9rem" } },
});

export const said = style([
  subtitle,
  {
    display: "block",
    color: vars.color.ink,
    textWrap: "balance",
    "@media": { [media.tablet]: { fontSize: vars.size.title2 } },
  },
]);
