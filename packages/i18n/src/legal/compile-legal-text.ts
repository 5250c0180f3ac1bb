import { setTypography } from "../catalogue/set-typography.ts";
import type { LegalText, TextBlock, TextPart, TextSection } from "./legal-text.ts";

const fields = ["title", "description", "contents", "summary", "placeholder", "meaning"] as const;

type Head = Record<(typeof fields)[number], string>;

/**
 * A legal text as it is shown, from its source: a head of `field: words` lines between two lines of
 * `---`, then a small part of Markdown. The list before the first section is the summary.
 * `## Title {#id}` begins a section, `### Title {#id}` a part of it; `- ` begins an item; everything else
 * is a paragraph. Within them `**strong**` and `[words](/path)`. An empty line separates two blocks.
 * @throws Error that names what is not understood.
 */
export function compileLegalText(locale: string, source: string): LegalText {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error("has no head");
  const { title, description, contents, summary, placeholder, meaning } = readHead(
    setTypography(locale, head),
  );
  const points: TextPart[][] = [];
  const sections: TextSection[] = [];
  for (const block of setTypography(locale, body)
    .trim()
    .split(/\n{2,}/)) {
    const [, id, heading] = readHeading(block, "##") ?? [];
    if (id !== undefined && heading !== undefined) {
      sections.push({ id, title: heading, blocks: [] });
      continue;
    }
    const section = sections.at(-1);
    const read = readBlock(block);
    if (section) section.blocks.push(read);
    else if (read.kind === "list") points.push(...read.items);
    else throw new Error(`stands before the first section: ${block}`);
  }
  if (points.length === 0) throw new Error("has no summary: a list before the first section");
  return {
    title,
    description,
    contents,
    placeholder: { title: placeholder, text: meaning },
    summary: { title: summary, points },
    sections,
  };
}

function readHead(text: string): Head {
  const lines = text.split("\n").map((line) => /^(\w+): (.+)$/.exec(line) ?? []);
  const given = Object.fromEntries(lines.map(([, field, words]) => [field, words?.trim()]));
  return Object.fromEntries(
    fields.map((field) => {
      if (!given[field]) throw new Error(`has no ${field} in its head`);
      return [field, given[field]];
    }),
  ) as Head;
}

function readHeading(block: string, mark: "##" | "###"): string[] | undefined {
  const [whole, title, id] = new RegExp(`^${mark} (.+) \\{#([a-z-]+)\\}$`).exec(block) ?? [];
  return whole === undefined || id === undefined || title === undefined
    ? undefined
    : [whole, id, title];
}

function readBlock(block: string): TextBlock {
  const [, id, text] = readHeading(block, "###") ?? [];
  if (id !== undefined && text !== undefined) return { kind: "heading", id, text };
  if (block.startsWith("#")) throw new Error(`is no heading with an id: ${block}`);
  if (!block.startsWith("- ")) return { kind: "paragraph", parts: readParts(block) };
  const items = block.split(/\n(?=- )/).map((item) => readParts(item.slice(2)));
  return { kind: "list", items };
}

function readParts(text: string): TextPart[] {
  const words = text.replaceAll(/\s*\n\s*/g, " ");
  const parts = [...words.matchAll(/\*\*(.+?)\*\*|\[(.+?)\]\((\/[a-z-]*)\)|[^*[]+|./g)].map(
    ([plain, strong, link, href]): TextPart => {
      if (strong !== undefined) return { kind: "strong", text: strong };
      if (link !== undefined && href !== undefined) return { kind: "link", text: link, href };
      if (/^[*[]$/.test(plain)) throw new Error(`has a mark that means nothing: ${words}`);
      return plain;
    },
  );
  return parts;
}
