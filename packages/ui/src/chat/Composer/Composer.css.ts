import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const composer = style({
  display: "flex",
  flexDirection: "column",
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: {
    "&[data-plain]": {
      paddingBlockEnd: vars.space[2],
      borderBlockStart: "none",
      background: "transparent",
    },
  },
});

const width = { maxInlineSize: "50rem", marginInline: "auto", inlineSize: "100%" } as const;

export const line = style({
  ...width,
  display: "flex",
  alignItems: "flex-end",
  gap: vars.space[2],
});

export const slot = style({ display: "flex", alignItems: "center", minBlockSize: "3rem" });

/** The slot that has the line to itself. */
export const whole = style([slot, { flex: 1, minInlineSize: 0 }]);

export const remark = style({
  ...width,
  selectors: { "&:not(:only-child)": { marginBlockEnd: vars.space[3] } },
});

/** A hidden copy of the typed text gives the box its height: it grows without being measured. */
export const box = style({
  display: "grid",
  flex: 1,
  minInlineSize: 0,
  selectors: {
    "&::after": {
      content: 'attr(data-text) " "',
      gridArea: "1 / 1",
      maxBlockSize: "calc(6lh + 1.25rem)",
      visibility: "hidden",
      overflow: "hidden",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
      border: "1px solid transparent",
      paddingBlock: "0.625rem",
      paddingInline: vars.space[5],
      lineHeight: vars.leading.body,
    },
  },
});

export const input = style({
  gridArea: "1 / 1",
  display: "block",
  inlineSize: "100%",
  minBlockSize: "3rem",
  paddingBlock: "0.625rem",
  paddingInline: vars.space[5],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
  resize: "none",
  selectors: {
    "&::placeholder": {
      color: vars.color.inkSecond,
      opacity: 1,
      // A long name is cut: the whole of it names the box.
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    "&:hover": { borderColor: vars.color.inkSecond },
  },
});

/** The paper plane points in the direction of the text. */
export const plane = style({
  display: "inline-flex",
  selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
});

export const notes = style({
  ...width,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  paddingInline: vars.space[1],
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
});

/** Each note brings its own space, so that a line without notes takes none. */
const note = style({ marginBlockStart: vars.space[2] });

export const reason = style([note, { display: "inline-flex", gap: vars.space[2] }]);

export const reasonIcon = style({ flex: "none", inlineSize: "1.15em", blockSize: "1.4em" });

export const counter = style([
  note,
  {
    marginInlineStart: "auto",
    fontVariantNumeric: "tabular-nums",
    selectors: {
      "&[data-state=excess]": { color: vars.color.danger, fontWeight: vars.weight.semibold },
    },
  },
]);
