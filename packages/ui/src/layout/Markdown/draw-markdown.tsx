import type { Definition, Heading, List, Nodes, Parents, Root, RootContent } from "mdast";
import { createElement, Fragment, type ReactNode } from "react";
import { ExternalLink } from "../../actions/ExternalLink/ExternalLink.tsx";
import { externalUrl } from "./external-url.ts";
import type { MarkdownSet } from "./markdown-sets.ts";
import { outline, type Level } from "./outline.ts";
import { splitAddresses } from "./split-addresses.ts";

interface Way {
  readonly isBasic: boolean;
  readonly levels: ReadonlyMap<Heading, Level>;
  readonly addresses: ReadonlyMap<string, string>;
}

/**
 * Draws the parts of a text that its set has, and of the others what they hold. There is nothing
 * that it could draw but the tags named here, and the only attributes are where a list begins and
 * where a link leads, which `externalUrl` decides.
 * @param tree - of CommonMark without extensions
 * @param base - the level of the highest heading
 */
export function drawMarkdown(tree: Root, allowed: MarkdownSet, base: number): ReactNode {
  return all(tree, {
    isBasic: allowed === "basic",
    levels: outline(tree, base),
    addresses: addressesIn(tree),
  });
}

/** Nodes that never move need no keys. */
const element = (tag: string | typeof Fragment, ...children: ReactNode[]): ReactNode =>
  createElement(tag, null, ...children);

const all = (parent: Parents, way: Way): ReactNode =>
  element(Fragment, ...parent.children.map((node) => draw(node, parent, way)));

function draw(node: RootContent, parent: Parents, way: Way): ReactNode {
  switch (node.type) {
    case "text":
      return isLink(parent) ? node.value : words(node.value);
    case "paragraph":
      return element("p", all(node, way));
    case "emphasis":
      return element("em", all(node, way));
    case "strong":
      return element("strong", all(node, way));
    case "break":
      return element("br");
    case "inlineCode":
      return element("code", node.value.replaceAll(/\r\n?|\n/g, " "));
    case "code":
      return element(way.isBasic ? "p" : "pre", element("code", node.value));
    case "heading":
      return way.isBasic
        ? element("p", element("strong", all(node, way)))
        : element(`h${way.levels.get(node) ?? 6}`, all(node, way));
    case "blockquote":
      return way.isBasic ? all(node, way) : element("blockquote", all(node, way));
    case "thematicBreak":
      return way.isBasic ? null : element("hr");
    case "list":
      return list(node, way);
    case "link":
      return link(node.url, node, way);
    case "linkReference":
      return link(way.addresses.get(node.identifier) ?? "", node, way);
    case "html":
      // HTML is no part of our Markdown: a typed tag is text, and shown as such.
      return isFlow(parent) ? element("p", node.value) : node.value;
    case "image":
    case "imageReference":
      // A picture becomes its alternative text: loading it would tell its server who reads, and when.
      return node.alt;
    default:
      return null;
  }
}

const isLink = ({ type }: Parents): boolean => /^link(Reference)?$/.test(type);

const addressLink = (href: string, text: string): ReactNode => (
  <ExternalLink href={href}>{text}</ExternalLink>
);

/** Words with the addresses in them as links. */
const words = (text: string): ReactNode =>
  element(
    Fragment,
    ...splitAddresses(text).map((piece) => {
      const href = piece.href && externalUrl(piece.href);
      return href ? addressLink(href, piece.text) : piece.text;
    }),
  );

const isFlow = ({ type }: Parents): boolean => /^(root|blockquote|listItem)$/.test(type);

function list(node: List, way: Way): ReactNode {
  const isLoose = node.spread || node.children.some((item) => item.spread);
  const items = node.children.map((item) =>
    element(
      "li",
      ...item.children.map((part) =>
        part.type === "paragraph" && !isLoose ? all(part, way) : draw(part, item, way),
      ),
    ),
  );
  if (!node.ordered) return element("ul", ...items);
  return createElement("ol", node.start === 1 ? null : { start: node.start ?? 1 }, ...items);
}

/** A link shows its destination, because its text may say anything. */
function link(address: string, node: Parents, way: Way): ReactNode {
  const href = externalUrl(address);
  if (href === undefined) return all(node, way);
  const { host, pathname } = new URL(href);
  const place = host || pathname;
  const shown = wordsOf(node).replace(/^[a-z]+:(?:\/\/)?/i, "");
  const isNamed = `${shown}/`.toLowerCase().startsWith(`${place}/`.toLowerCase());
  return (
    <ExternalLink href={href}>
      {node.children.length > 0 ? all(node, way) : href}
      {node.children.length > 0 && !isNamed ? ` (${place})` : null}
    </ExternalLink>
  );
}

/** The words of a part, without its marks. */
const wordsOf = (node: Nodes): string => {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
};

/** The addresses of links that are defined elsewhere in the text: the first definition counts. */
function addressesIn(tree: Root): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  const note = ({ identifier, url }: Definition): void => {
    if (!addresses.has(identifier)) addresses.set(identifier, url);
  };
  const visit = (node: Nodes): void => {
    if (node.type === "definition") note(node);
    else if ("children" in node) node.children.forEach(visit);
  };
  visit(tree);
  return addresses;
}
