import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { portraitBlock, portraitInline } from "../../people/PersonHead/portrait-size.css.ts";

const header = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: "3.5rem",
  paddingInline: vars.space[1],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": {
    [media.tablet]: { minBlockSize: "4.5rem", gap: vars.space[3], paddingInline: vars.space[4] },
  },
});

const duo = style({ background: vars.color.duoSoft });

/** An AI's has its colour. */
export const headers = {
  other: header,
  twin: style([header, { background: vars.color.twinSoft }]),
  duo: `${header} ${duo}`,
};

export const back = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  blockSize: "2.75rem",
  inlineSize: "2.75rem",
  borderRadius: vars.radius.pill,
  fontSize: vars.size.title3,
  color: vars.color.ink,
  selectors: {
    "&[data-hovered]": { background: vars.color.sunken },
    "[dir=rtl] &": { transform: "scaleX(-1)" },
  },
});

const face = "2.5rem";

/** Pressing the picture is pressing the name. */
export const who = style({
  vars: { [portraitBlock]: "100%", [portraitInline]: face },
  position: "relative",
  display: "flex",
  alignItems: "center",
  flex: 1,
  gap: vars.space[2],
  minInlineSize: 0,
  "@media": { [media.tablet]: { gap: vars.space[3] } },
});

export const picture = style({ display: "inline-flex", flex: "none", fontSize: face });

export const text = style({ display: "grid", minInlineSize: 0 });

export const name = style({
  fontFamily: vars.font.serif,
  // On a phone a long name has two lines in the 56 px.
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { fontSize: vars.size.lead } },
});

// The label of an AI fits on one line.
globalStyle(`${text} > span`, { gap: vars.space[1], fontSize: vars.size.caption });
globalStyle(`${name} > span`, { alignItems: "center", font: "inherit" });

// Duo's face is its sign: the label beside it has the room for its words.
globalStyle(`${duo} ${text} span > :first-child`, { display: "none" });

export const detail = style({
  fontSize: vars.size.caption,
  lineHeight: vars.leading.heading,
  color: vars.color.inkSecond,
  overflowWrap: "anywhere",
});

export const fit = style({
  flex: "none",
  color: vars.color.garnet,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.display,
  lineHeight: 1,
  whiteSpace: "nowrap",
});

export const actions = style({ display: "flex", alignItems: "center", flex: "none" });
