import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const sheet = style({
  // As wide as a phone allows: Storybook's page leaves 20 px on either side.
  marginInline: `calc(-1 * ${vars.space[4]})`,
  marginBlock: vars.space[6],
  padding: vars.space[4],
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  selectors: { "&[data-theme='']": { colorScheme: "light dark" } },
  "@media": { [media.tablet]: { marginInline: 0, padding: vars.space[8] } },
});
