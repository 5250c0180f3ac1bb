import type { ExtraProps, Options } from "react-markdown";
import type { MarkdownSet } from "./allowed-tags.ts";

type Handlers = NonNullable<NonNullable<Options["remarkRehypeOptions"]>["handlers"]>;
type Element = NonNullable<ExtraProps["node"]>;
type ElementContent = Element["children"][number];
type Handler = NonNullable<Handlers["image"]>;

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

const text = (value: string): ElementContent => ({ type: "text", value });

const flow = new Set(["root", "blockquote", "listItem"]);

/** HTML is no part of our Markdown: a tag that somebody typed is text, and shown as such. */
const htmlAsText: Handler = (_state, node, parent) =>
  flow.has(parent?.type ?? "root") ? element("p", text(node.value)) : text(node.value);

/** A picture leaves its words: loading one would tell a stranger who reads, and when. */
const wordsOfPicture: Handler = (_state, node) => text(node.alt ?? "");

/** Without the line feed that usually follows: line feeds are shown. */
const lineBreak: Handler = () => element("br");

/** A strong paragraph, where headings are not allowed. */
const headingAsParagraph: Handler = (state, node) =>
  element("p", element("strong", ...state.all(node)));

/** A paragraph of its own, where preformatted blocks are not allowed. */
const codeAsParagraph: Handler = (_state, node) => element("p", element("code", text(node.value)));

const full: Handlers = {
  html: htmlAsText,
  image: wordsOfPicture,
  imageReference: wordsOfPicture,
  break: lineBreak,
};

/** What becomes of the parts of a text that its set does not have. */
export const handlers: Record<MarkdownSet, Handlers> = {
  full,
  basic: { ...full, heading: headingAsParagraph, code: codeAsParagraph },
};
