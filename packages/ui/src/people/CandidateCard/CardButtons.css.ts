import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { graphRoom } from "../../charts/CompatibilityGraph/CompatibilityGraph.css.ts";

/** Width from which there is room for every word. */
const worded = `${graphRoom} (min-width: 26rem)`;

export const foot = style({ display: "grid", marginBlockStart: "auto" });

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

/** Twice the weight of the button's own rules. */
const over = (rule: object) => ({ selectors: { "&&": rule } });

const action = style(
  over({
    flex: "1 1 auto",
    minBlockSize: "3.25rem",
    minInlineSize: "3.25rem",
    paddingInline: vars.space[3],
  }),
);

export const actions = {
  pass: style([
    action,
    over({
      flex: "none",
      "@container": { [worded]: { flex: "1 1 auto" } },
    }),
  ]),
  message: action,
  like: action,
};

/** If there is no room, the cross stands alone; the button keeps its name. */
export const passWord = style({
  display: "none",
  "@container": { [worded]: { display: "inline" } },
});

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[4],
});

export const link = style({
  minBlockSize: "2.75rem",
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&[data-hovered], &[data-pressed]": { textDecoration: "underline" } },
});

/** An AI's action has the colour of that AI. */
export const ask = {
  message: style([link, { color: vars.color.ink }]),
  twin: style([link, { color: vars.color.twin }]),
  advisor: style([link, { color: vars.color.duo }]),
};
