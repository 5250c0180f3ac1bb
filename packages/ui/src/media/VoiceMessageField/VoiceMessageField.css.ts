import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { note as hint, subtitle as title } from "../../foundation/text.css.ts";

const column = { display: "flex", flexDirection: "column", minInlineSize: 0 } as const;

export const field = style({ ...column, gap: vars.space[6] });

export const textColumn = style({ ...column, gap: vars.space[1] });

export const description = style({
  maxInlineSize: vars.measure.text,
  color: vars.color.inkSecond,
});

export const aside = style({ marginBlockStart: vars.space[2] });

/** The recording that is saved, or that waits to be. */
export const sheet = style({
  ...column,
  gap: vars.space[4],
  alignItems: "flex-start",
  padding: vars.space[5],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const progress = style({ inlineSize: "100%" });

/** The microphone, and below it the other way. */
export const recorder = style({ ...column, alignItems: "center", gap: vars.space[4] });

export const fileChoice = style({
  ...column,
  alignItems: "center",
  gap: vars.space[2],
  textAlign: "center",
  textWrap: "balance",
});
