import { type Kind, kinds } from "./weigh.ts";

/** The bytes that a page loads. */
export type Sizes = Readonly<Record<Kind, number>>;

export type SizesByRoute = Readonly<Record<string, Sizes>>;

const columns = ["Route", "JavaScript", "Texts", "CSS", "Fonts", "All"];

const kB = (bytes: number): string => String(Math.round(bytes / 1_000));

/** Rows of a Markdown table in kB, columns filled up with spaces as the formatter does it. */
export function sizeTable(sizes: SizesByRoute): string {
  const rows = Object.entries(sizes).map(([route, { js, texts, css, fonts }]) => [
    `\`${route}\``,
    ...[js, texts, css, fonts, js + texts + css + fonts].map(kB),
  ]);
  const widths = columns.map((title, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join(" | ")} |`;
  const rule = widths.map((width, index) =>
    index === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(columns), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

/** The rows of such a table in a document, in kB by route. */
export function readSizeTable(markdown: string): Record<string, Sizes> {
  const row = /^\| `(\/[^`]*)`\s*\|\s*(\d+) \|\s*(\d+) \|\s*(\d+) \|\s*(\d+) \|\s*(\d+) \|$/gm;
  return Object.fromEntries(
    [...markdown.matchAll(row)].map(([, route = "", js, texts, css, fonts]) => [
      route,
      { js: Number(js), texts: Number(texts), css: Number(css), fonts: Number(fonts) },
    ]),
  );
}

/** The routes whose sizes in a document are wrong by more than rounding. */
export const outdated = (said: SizesByRoute, sizes: SizesByRoute): string[] =>
  [...new Set([...Object.keys(said), ...Object.keys(sizes)])].filter((route) => {
    const [known, found] = [said[route], sizes[route]];
    if (known === undefined || found === undefined) return true;
    return kinds.some((kind) => Math.abs(known[kind] - found[kind] / 1_000) > 1);
  });
