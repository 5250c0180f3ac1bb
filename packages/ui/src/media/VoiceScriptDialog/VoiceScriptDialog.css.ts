import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** 360 by 280 px with the dialog's own edges, but never higher than a low window has room for. */
export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  minBlockSize: "min(17.5rem, 60dvh)",
});

export const parts = style({ display: "flex", flexDirection: "column", gap: vars.space[8] });

export const part = style({ display: "flex", flexDirection: "column", gap: vars.space[3] });

export const partTitle = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

/** Larger, to be read aloud from a greater distance than usual. */
export const text = style({ fontSize: vars.size.lead });

export const waiting = style({ display: "grid", placeItems: "center", flex: 1 });
