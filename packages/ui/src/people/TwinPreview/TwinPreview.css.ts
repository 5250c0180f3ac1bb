import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { facts as title, note as source } from "../../foundation/text.css.ts";

export const preview = style({
  display: "grid",
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.twinSoft,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
});

export const talk = style({ display: "grid", gap: vars.space[3] });

export const pair = style({ display: "grid", gap: vars.space[2] });

const bubble = style({
  maxInlineSize: "84%",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: "1px solid transparent",
  borderRadius: vars.radius.bubble,
  overflowWrap: "anywhere",
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const asked = style([
  bubble,
  {
    justifySelf: "end",
    background: vars.color.own,
    color: vars.color.onOwn,
    borderEndEndRadius: vars.space[1],
  },
]);

export const said = style([
  bubble,
  {
    justifySelf: "start",
    background: vars.color.surface,
    borderEndStartRadius: vars.space[1],
  },
]);

export const text = style({
  display: "block",
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.body,
  whiteSpace: "pre-wrap",
});
