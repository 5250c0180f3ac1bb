import { media, vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";

const leader = vars.space[4];

export const stage = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  paddingBlock: vars.space[16],
  paddingInline: vars.space[10],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  "@media": { [media.tablet]: { justifyItems: "center" } },
  selectors: {
    // A frame has no width of its own.
    "&:has(iframe)": { justifyItems: "stretch" },
  },
});

/** The line to a part's number: it begins at the edge of the part, and the number is at its other end. */
export const mark = recipe({
  base: {
    position: "absolute",
    display: "flex",
    alignItems: "center",
    pointerEvents: "none",
    selectors: { "&::before": { content: "''", flex: "none", background: vars.color.ink } },
  },
  variants: {
    side: {
      top: {
        flexDirection: "column-reverse",
        transform: "translate(-50%, -100%)",
        selectors: { "&::before": { inlineSize: 1, blockSize: leader } },
      },
      bottom: {
        flexDirection: "column",
        transform: "translate(-50%, 0)",
        selectors: { "&::before": { inlineSize: 1, blockSize: leader } },
      },
      left: {
        direction: "ltr",
        flexDirection: "row-reverse",
        transform: "translate(-100%, -50%)",
        selectors: { "&::before": { inlineSize: leader, blockSize: 1 } },
      },
      right: {
        direction: "ltr",
        flexDirection: "row",
        transform: "translate(0, -50%)",
        selectors: { "&::before": { inlineSize: leader, blockSize: 1 } },
      },
    },
  },
});

export const number = style({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
  color: vars.color.paper,
  fontFamily: vars.font.sans,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "1",
});

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  gap: vars.space[3],
  marginBlock: vars.space[4],
  padding: 0,
  listStyle: "none",
  fontSize: vars.size.small,
});

export const item = style({ display: "flex", alignItems: "baseline", gap: vars.space[3] });
export const name = style({ fontWeight: vars.weight.semibold });
