import { expect, test } from "vitest";
import { plainJsxInMdx } from "./plain-jsx-in-mdx.ts";

const text = (value: string) => ({ type: "text", value });
const paragraph = (...children: object[]) => ({ type: "paragraph", children });
const element = (name: string, ...children: object[]) => ({
  type: "mdxJsxFlowElement",
  name,
  children,
});

const transform = (...children: object[]) => {
  const tree = { type: "root", children } as Parameters<ReturnType<typeof plainJsxInMdx>>[0];
  plainJsxInMdx()(tree);
  return tree.children;
};

test("text inside an element is no paragraph", () => {
  expect(transform(element("Do", element("Button", paragraph(text("Save")))))).toEqual([
    element("Do", element("Button", text("Save"))),
  ]);
});

test("Markdown stays Markdown, at the top and in notes on accessibility", () => {
  const page = [paragraph(text("One.")), element("Accessibility", paragraph(text("Two.")))];
  expect(transform(...page)).toEqual(page);
});
