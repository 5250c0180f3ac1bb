import { expect, it } from "vitest";
import { outline } from "./outline.ts";

const outlined = (base: number, tags: string[]): string[] => {
  const tree = {
    type: "root",
    children: tags.map((tagName) => ({ type: "element", tagName, children: [] })),
  };
  outline(base)()(tree);
  return tree.children.map((node) => node.tagName);
};

it.each([
  [3, ["h2", "p", "h2", "h3"], ["h3", "p", "h3", "h4"]],
  [2, ["h1", "h4", "h6", "h4"], ["h2", "h3", "h4", "h3"]],
  [3, ["h3", "h2", "h3"], ["h3", "h3", "h4"]],
  [5, ["h1", "h2", "h3"], ["h5", "h6", "h6"]],
  [3, ["p", "hr"], ["p", "hr"]],
])("from level %i on, %j become %j", (base, tags, expected) => {
  expect(outlined(base, tags)).toEqual(expected);
});

it("finds headings inside a quote", () => {
  const inner = { type: "element", tagName: "h1" };
  outline(4)()({
    type: "root",
    children: [{ type: "element", tagName: "blockquote", children: [inner] }],
  });
  expect(inner.tagName).toBe("h4");
});
