import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { title as heading } from "../../foundation/text.css.ts";
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
  paddingInline: vars.space[3],
  borderRadius: vars.radius.card,
  selectors: {
    "&:has([data-hovered])": { background: vars.color.sunken },
    // Between the lines, from their words on.
    "&::after": {
      content: "",
      position: "absolute",
      insetBlockEnd: 0,
      insetInline: `4.25rem ${vars.space[3]}`,
      blockSize: "1px",
      background: vars.color.hairline,
    },
    ":last-child > * > &::after": { display: "none" },
  },
  "@media": {
    [beside]: {
      gridColumn: 1,
      paddingInline: vars.space[4],
      borderRadius: vars.radius.medium,
      selectors: {
        "[data-expanded] > &": { background: vars.color.sunken },
        "&::after": { display: "none" },
      },
    },
  },
});

/** Twice the weight of the circle's own rules. */
export const icon = style({
  gridRow: "1 / span 2",
  marginInlineEnd: vars.space[4],
  selectors: {
    "&&": {
      "@media": { "(max-width: 59.99rem)": { inlineSize: "2.5rem", blockSize: "2.5rem" } },
    },
  },
});

export const title = style({
  gridColumn: 2,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

/** The whole line can be pressed. */
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
  paddingInline: vars.space[4],
  "@media": {
    [beside]: {
      // A field is no wider than it is read.
      gridTemplateColumns: "minmax(0, 34rem)",
      padding: vars.space[8],
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
    },
  },
});

export const note = style({ maxInlineSize: vars.measure.text, color: vars.color.inkSecond });

/** Beside the list, where its line is not right above it. */
export const name = style([
  heading,
  { display: "none", "@media": { [beside]: { display: "block" } } },
]);
