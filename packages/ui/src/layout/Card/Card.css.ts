import { media, vars } from "@gemel/theme";
import { recipe } from "@gemel/theme/style";

export const card = recipe({
  base: {
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    minInlineSize: 0,
  },
  variants: {
    tone: {
      plain: {},
      sunken: { background: vars.color.sunken, borderColor: "transparent" },
      garnet: { background: vars.color.garnetSoft, borderColor: "transparent" },
      twin: { background: vars.color.twinSoft, borderColor: "transparent" },
      duo: { background: vars.color.duoSoft, borderColor: "transparent" },
    },
    padding: {
      none: { overflow: "hidden" },
      medium: { padding: vars.space[5], "@media": { [media.tablet]: { padding: vars.space[6] } } },
      form: { padding: vars.space[4], "@media": { [media.tablet]: { padding: vars.space[8] } } },
      large: {
        padding: vars.space[6],
        borderRadius: vars.radius.large,
        "@media": { [media.tablet]: { padding: vars.space[10] } },
      },
    },
  },
  defaultVariants: { tone: "plain", padding: "medium" },
});
