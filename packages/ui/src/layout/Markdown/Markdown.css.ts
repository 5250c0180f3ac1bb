import { vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

const base = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const markdown = {
  bubble: style([base]),
  document: style([base, { maxInlineSize: vars.measure.text }]),
};

export const asTyped = style({ whiteSpace: "pre-wrap" });

const inside = (scope: string, selector: string) =>
  selector
    .split(", ")
    .map((part) => `${scope} ${part}`)
    .join(", ");

const within = (variant: keyof typeof markdown, selector: string) =>
  inside(markdown[variant], selector);

// The tags are written by a parser: they carry no classes.
// Figtree has no italic here, and a slanted roman is none.
globalStyle(inside(base, "em"), { fontFamily: vars.font.serif, fontStyle: "italic" });
globalStyle(inside(base, "strong"), { fontWeight: vars.weight.semibold });
globalStyle(inside(base, "ul, ol"), { paddingInlineStart: vars.space[6] });
globalStyle(inside(base, "li + li, li > ul, li > ol"), { marginBlockStart: vars.space[1] });
globalStyle(inside(base, "li::marker"), { fontVariantNumeric: "tabular-nums" });
globalStyle(inside(base, "code"), {
  fontFamily: "ui-monospace, monospace",
  fontSize: vars.size.small,
  whiteSpace: "pre-wrap",
});
globalStyle(inside(base, "hr"), {
  border: 0,
  borderBlockStart: "1px solid currentColor",
  opacity: 0.3,
});
globalStyle(inside(base, "blockquote"), {
  paddingInlineStart: vars.space[3],
  borderInlineStart: "2px solid currentColor",
});

globalStyle(`${markdown.bubble} > * + *, ${markdown.bubble} :is(li, blockquote) > * + *`, {
  marginBlockStart: vars.space[2],
});
globalStyle(within("bubble", "p"), { whiteSpace: "pre-line" });
globalStyle(within("bubble", "h2, h3, h4, h5, h6"), { fontWeight: vars.weight.semibold });
// The link keeps the speaker's text colour; its underline distinguishes it.
globalStyle(within("bubble", "a"), { color: "inherit" });

globalStyle(`${markdown.document} > * + *, ${markdown.document} :is(li, blockquote) > * + *`, {
  marginBlockStart: vars.space[4],
});
globalStyle(within("document", "h2, h3, h4, h5, h6"), {
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});
globalStyle(`${markdown.document} > :is(h2, h3, h4)`, { fontSize: vars.size.title3 });
globalStyle(`${markdown.document} > * + :is(h2, h3, h4, h5, h6)`, {
  marginBlockStart: vars.space[8],
});
globalStyle(`${markdown.document} > :is(h2, h3, h4, h5, h6) + *`, {
  marginBlockStart: vars.space[2],
});
globalStyle(within("document", "li::marker"), { color: vars.color.garnet });
globalStyle(within("document", "blockquote"), {
  borderInlineStartColor: vars.color.garnet,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontStyle: "italic",
});
