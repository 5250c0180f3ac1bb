import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const banner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  // The height is the same with and without the button.
  minBlockSize: "3.5rem",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
  borderBlockEnd: "1px solid transparent",
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const banners = {
  connecting: style([banner, { background: vars.color.sunken }]),
  disconnected: style([banner, { background: vars.color.warningSoft }]),
};

/** Over what stands below it, which a first connection, however slow, does not move. */
export const over = style({
  position: "relative",
  zIndex: vars.layer.raised,
  flex: "none",
  blockSize: 0,
});

export const text = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minInlineSize: 0,
});

export const icon = style({
  display: "inline-flex",
  flex: "none",
  color: vars.color.warning,
});

export const count = style({ color: vars.color.inkSecond, fontVariantNumeric: "tabular-nums" });
