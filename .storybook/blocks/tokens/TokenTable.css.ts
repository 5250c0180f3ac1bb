import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const hairline = `1px solid ${vars.color.hairline}`;
const monospace = "ui-monospace, monospace";
/** The width that five columns need; a page with its contents beside it is narrower than its window. */
const wide = "(min-width: 44rem)";

export const frame = style({
  containerType: "inline-size",
  marginBlock: vars.space[4],
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const table = style({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  borderBlockEnd: hairline,
});

export const unseen = style({
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});

// If every cell repeats its heading, only a screen reader reads these.
export const head = style([
  unseen,
  {
    "@container": {
      [wide]: {
        position: "static",
        display: "table-header-group",
        inlineSize: "auto",
        blockSize: "auto",
        clipPath: "none",
      },
    },
  },
]);

export const headRow = style({ display: "table-row" });

export const heading = style({
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  color: vars.color.inkSecond,
  fontWeight: vars.weight.semibold,
  textAlign: "start",
  verticalAlign: "bottom",
  selectors: { "&:first-child": { inlineSize: "16rem" } },
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlockStart: hairline,
  "@container": { [wide]: { display: "table-row" } },
});

export const token = style({
  gridColumn: "1 / -1",
  fontWeight: vars.weight.regular,
  textAlign: "start",
  verticalAlign: "top",
  "@container": { [wide]: { paddingBlock: vars.space[3], paddingInlineEnd: vars.space[4] } },
});

export const cell = style({
  minInlineSize: 0,
  verticalAlign: "top",
  overflowWrap: "anywhere",
  selectors: { "&:only-of-type": { gridColumn: "1 / -1" } },
  "@container": { [wide]: { paddingBlock: vars.space[3], paddingInlineEnd: vars.space[4] } },
});

export const cellHeading = style({
  display: "block",
  marginBlockEnd: vars.space[1],
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  "@container": { [wide]: { display: "none" } },
});

export const name = style({
  display: "block",
  fontSize: vars.size.body,
  fontWeight: vars.weight.semibold,
});

export const variable = style({ display: "flex", alignItems: "center", gap: vars.space[1] });

export const code = style({
  minInlineSize: 0,
  color: vars.color.inkSecond,
  fontFamily: monospace,
  fontSize: vars.size.caption,
  overflowWrap: "anywhere",
});

export const text = style({ display: "block", color: vars.color.inkSecond });
export const value = style({ fontFamily: monospace, fontSize: vars.size.caption });
export const note = style({
  display: "block",
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
});
