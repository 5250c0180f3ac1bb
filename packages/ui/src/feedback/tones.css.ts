import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import type { Tone } from "./tones.ts";

const box = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[3],
  border: "1px solid transparent",
  color: vars.color.ink,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

/** A soft ground per tone. `info` is neutral: the colours of people, twin and Duo stay theirs. */
export const toned: Record<Tone, string> = {
  info: style([box, { background: vars.color.sunken, borderColor: vars.color.hairline }]),
  success: style([box, { background: vars.color.successSoft }]),
  warning: style([box, { background: vars.color.warningSoft }]),
  danger: style([box, { background: vars.color.dangerSoft }]),
};

const icon = style({
  display: "inline-flex",
  flex: "none",
  blockSize: "1.55em",
  alignItems: "center",
});

export const tonedIcon: Record<Tone, string> = {
  info: style([icon, { color: vars.color.inkSecond }]),
  success: style([icon, { color: vars.color.success }]),
  warning: style([icon, { color: vars.color.warning }]),
  danger: style([icon, { color: vars.color.danger }]),
};
