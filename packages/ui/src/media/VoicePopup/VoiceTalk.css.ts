import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { held } from "../../foundation/held-foot.css.ts";

export { subtitle as wrong } from "../../foundation/text.css.ts";

export const talk = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[3],
});

const bare = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  inlineSize: "100%",
});

const ground = style([
  bare,
  {
    padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[8]}`,
    borderRadius: vars.radius.card,
  },
]);

/** Has the colour of the AI as background until there are words; then only the words stand on it. */
export const stage = {
  bare,
  twin: style([ground, { background: vars.color.twinSoft }]),
  duo: style([ground, { background: vars.color.duoSoft }]),
};

export const caption = style({
  minBlockSize: vars.space[6],
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
  textAlign: "center",
  textWrap: "balance",
});

/** In reach however long the answer above is. */
export const controls = style([
  held,
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: vars.space[3],
    inlineSize: "100%",
    paddingBlock: vars.space[4],
    // Content that continues below fades out above the button.
    background: `linear-gradient(transparent, ${vars.color.surface} ${vars.space[4]})`,
  },
]);

export const settings = style({
  inlineSize: "100%",
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

/** Only where keys are likely. */
export const keys = style({
  display: "none",
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  "@media": { [media.hover]: { display: "block" } },
});
