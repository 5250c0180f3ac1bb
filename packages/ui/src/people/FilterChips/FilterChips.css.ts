import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { note as words } from "../../foundation/text.css.ts";

export const chips = style({ display: "flex", flex: "none", flexWrap: "wrap", gap: vars.space[2] });

/** On a phone there is room for the first chip only, which says how many there are. */
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "2.75rem",
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&[data-hovered], &[data-pressed]": {
      background: vars.color.sunken,
      borderColor: vars.color.ink,
    },
    "& + &": { display: "none", "@media": { [media.tablet]: { display: "inline-flex" } } },
  },
});

/** How many are set. */
export const count = style({
  minInlineSize: "1.25rem",
  borderRadius: vars.radius.pill,
  background: vars.color.garnetSoft,
  color: vars.color.garnet,
  fontWeight: vars.weight.semibold,
  textAlign: "center",
});

export const icon = style({ display: "inline-flex", fontSize: "1.25em" });
