import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import manifest from "@gemel/ui/package.json" with { type: "json" };
import releases from "@gemel/ui/releases.json" with { type: "json" };
import { splitDescription } from "../blocks/docs/split-description.ts";

const ui = resolve(import.meta.dirname, "../../packages/ui");

/** An entry of the package that is a component, or what components need. */
export interface Exported {
  readonly name: string;
  /** Path from the package's folder. */
  readonly folder: string;
  readonly source: string;
}

export const exportedParts: readonly Exported[] = Object.entries(manifest.exports)
  .filter(([, source]) => /\.tsx?$/.test(source))
  .map(([path, source]) => ({ name: basename(path), folder: dirname(source), source }));

/** The docstring of the component that a file is named after, which its page begins with. */
export function docstringOf({ source }: Pick<Exported, "source">): string {
  const code = readFileSync(resolve(ui, source), "utf8");
  const name = basename(source, ".tsx");
  const found = new RegExp(
    `^/\\*\\*\\n((?: \\*.*\\n)+?) \\*/\\nexport function ${name}\\b`,
    "m",
  ).exec(code);
  return (found?.[1] ?? "").replaceAll(/^ \* ?/gm, "");
}

/** A component as the overview shows it. */
export interface CataloguedComponent {
  readonly name: string;
  /** The component's group in the sidebar. */
  readonly group: string;
  /** The first sentence of what it is for, as Markdown. */
  readonly purpose: string;
  /** Text of the docstring's `@deprecated` tag; empty if it has none. */
  readonly deprecated: string;
  /** The release that first had it. */
  readonly since: string;
  /** Its pictures in `tests/visual/accepted/components`. */
  readonly pictures: string;
}

const firstSentence = (text: string): string =>
  /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0].replaceAll(/\s+/g, " ").replace(/:$/, ".") ?? text;

const sinceOf = (name: string): string =>
  Object.entries(releases).find(([, names]) => names.includes(name))?.[0] ?? "";

/** Every component with stories of its own, by group and name. */
export function readComponents(): readonly CataloguedComponent[] {
  return exportedParts
    .filter(({ folder, name }) => basename(folder) === name)
    .map((part) => {
      const docstring = docstringOf(part);
      const pictures = part.folder.replace("./src/", "");
      const group = dirname(pictures);
      return {
        name: part.name,
        group: group.slice(0, 1).toUpperCase() + group.slice(1),
        purpose: firstSentence(splitDescription(docstring).purpose),
        deprecated: /^@deprecated ([^@]*)/m.exec(docstring)?.[1]?.trim() ?? "",
        since: sinceOf(part.name),
        pictures,
      };
    })
    .toSorted((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));
}
