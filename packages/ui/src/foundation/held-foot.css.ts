import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** The end of a scroll container that always stays in view, unless that leaves no room to read the rest. */
export const held = style({
  position: "relative",
  zIndex: vars.layer.raised,
  background: vars.color.surface,
  "@media": { "(min-height: 30rem)": { position: "sticky", insetBlockEnd: 0 } },
});

/** The foot of a panel whose own padding is at least the part that the foot takes of it. */
export const heldFoot = style([
  held,
  {
    marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
    paddingBlock: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  },
]);
