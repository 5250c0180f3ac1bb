import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** At the end of what scrolls, and in view at all times, unless that leaves no room to read the rest. */
export const held = style({
  position: "relative",
  zIndex: vars.layer.raised,
  background: vars.color.surface,
  "@media": { "(min-height: 30rem)": { position: "sticky", insetBlockEnd: 0 } },
});

/** Of a panel whose own padding is not less than what the foot takes of it. */
export const heldFoot = style([
  held,
  {
    marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
    paddingBlock: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  },
]);
