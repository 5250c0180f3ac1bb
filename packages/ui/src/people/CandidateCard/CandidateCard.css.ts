import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { belowHeader } from "../../foundation/top-edge.css.ts";

export const card = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  minInlineSize: 0,
  overflow: "hidden",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  // Focused by a script, it is not to end up under the header.
  scrollMarginBlock: belowHeader,
});

export const top = style({ position: "relative", display: "grid", flex: "none" });

export const menu = style({
  position: "absolute",
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: "flex",
  gap: vars.space[2],
});

export const voice = style({
  position: "absolute",
  insetBlockEnd: vars.space[3],
  insetInlineStart: vars.space[3],
  maxInlineSize: `calc(100% - 2 * ${vars.space[3]})`,
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  flex: 1,
  padding: vars.space[4],
});

export const reason = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  textWrap: "pretty",
});

export const message = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.bubble,
  borderEndStartRadius: vars.space[1],
  background: vars.color.sunken,
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  // Five targets of 44 px stand in one row on a card 17 rem wide.
  gap: vars.space[1],
  marginBlockStart: "auto",
  paddingBlockStart: vars.space[2],
});

export const main = style({ marginInlineStart: "auto" });

/** What an AI does has its colour. */
export const icon = {
  twin: style({ display: "contents", color: vars.color.twin }),
  duo: style({ display: "contents", color: vars.color.duo }),
};
