import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { beside } from "../SettingsGroups/SettingsGroups.css.ts";

export const section = style({
  // The header stays above what an address leads to; beside each other, all are in view.
  scrollMarginBlockStart: "5rem",
  "@media": { [beside]: { display: "contents" } },
});

export const head = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    "&:has([data-hovered])": { background: vars.color.sunken },
  },
  "@media": {
    [beside]: {
      gridColumn: 1,
      paddingInline: vars.space[4],
      borderBlockEndColor: "transparent",
      borderRadius: vars.radius.medium,
      selectors: { "[data-expanded] > &": { background: vars.color.sunken } },
    },
  },
});

export const icon = style({ gridRow: "1 / span 2", marginInlineEnd: vars.space[4] });

export const title = style({
  gridColumn: 2,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

/** All of the line can be pressed. */
export const trigger = style({
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.medium },
});

export const summary = style({
  gridArea: "2 / 2",
  minBlockSize: "1lh",
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const arrow = style({
  display: "flex",
  gridRow: "1 / span 2",
  marginInlineStart: vars.space[3],
  fontSize: vars.size.title3,
  color: vars.color.inkSecond,
  selectors: { "[data-expanded] > * > &": { transform: "scaleY(-1)" } },
  "@media": { [beside]: { display: "none" } },
});

export const panel = style({
  "@media": { [beside]: { gridArea: "1 / 2 / -1" } },
});

/** A part of its own, since what is hidden keeps its padding. */
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  paddingBlock: `${vars.space[4]} ${vars.space[10]}`,
  "@media": {
    [beside]: {
      padding: vars.space[8],
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
    },
  },
});

export const note = style({ maxInlineSize: vars.measure.text, color: vars.color.inkSecond });
