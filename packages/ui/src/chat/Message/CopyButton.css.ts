import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** In the line of the time, which it must not make taller. */
export const copy = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  marginBlock: "-0.5rem",
  marginInlineEnd: "auto",
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  "@media": {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.quick}`,
      selectors: { "[data-bubble]:hover &, &:focus-within, &[data-copied]": { opacity: 1 } },
    },
  },
});
