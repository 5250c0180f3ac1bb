import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, it } from "vitest";
import { outline } from "./outline.ts";

const levels = (text: string, base: number): number[] => [
  ...outline(fromMarkdown(text), base).values(),
];

it.each([
  [3, "## A\n\nb\n\n## C\n\n### D", [3, 3, 4]],
  [2, "# A\n\n#### B\n\n###### C\n\n#### D", [2, 3, 4, 3]],
  [3, "### A\n\n## B\n\n### C", [3, 3, 4]],
  [5, "# A\n\n## B\n\n### C", [5, 6, 6]],
  [3, "a\n\n---", []],
])("from level %i on, %j has its headings at %j", (base, text, expected) => {
  expect(levels(text, base)).toEqual(expected);
});

it("finds headings inside a quote", () => {
  expect(levels("> # A", 4)).toEqual([4]);
});
