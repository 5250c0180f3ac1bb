import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const confidence = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space[4],
});

export const ring = style({
  gridArea: "1 / 1",
  display: "inline-flex",
  fontSize: "4.75rem",
  color: vars.color.garnet,
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

const inRing = style({ gridArea: "1 / 1", justifySelf: "center", textAlign: "center" });

export const percent = style([
  inRing,
  { fontFamily: vars.font.serif, fontSize: vars.size.lead, fontVariantNumeric: "tabular-nums" },
]);

export const unknown = style([
  inRing,
  {
    maxInlineSize: "3.5rem",
    fontSize: vars.size.caption,
    lineHeight: vars.leading.heading,
    color: vars.color.inkSecond,
  },
]);

export const label = style({ fontWeight: vars.weight.medium, lineHeight: vars.leading.snug });
