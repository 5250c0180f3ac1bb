import { expect, test } from "vitest";
import { KnownParts } from "./known-parts.ts";

function bodyOf(html: string): HTMLElement {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page.body;
}

/** The ids of the parts of a page that are known after another page has passed. */
function knownAfter(passed: string, then: string): string[] {
  const parts = new KnownParts();
  parts.findIn(bodyOf(passed)).add();
  return parts.findIn(bodyOf(then)).known.map(({ id, localName }) => id || localName);
}

const page = '<main class="wide"><p id="a">One</p><p id="b">Two</p></main>';

test("a page that has passed is known as a whole", () => {
  expect(knownAfter(page, page)).toEqual(["body"]);
});

test("a page that was read, and has not passed, is not known", () => {
  const parts = new KnownParts();
  parts.findIn(bodyOf(page));
  expect(parts.findIn(bodyOf(page)).known).toEqual([]);
});

test.each([
  ["text", page.replace("Two", "Three")],
  ["an attribute", page.replace('id="b"', 'id="b" lang="de"')],
  ["an element in it", page.replace("Two", "<em>Two</em>")],
])("a part with another %s is judged, and its neighbour is not", (_what, then) => {
  expect(knownAfter(page, then)).toEqual(["a"]);
});

test("every part of an element with another look is judged", () => {
  expect(knownAfter(page, page.replace("wide", "narrow"))).toEqual([]);
});

test("names that count on from story to story make no difference", () => {
  const labelled = (id: string) => `<p id="a" aria-labelledby="${id}">One</p>`;
  expect(knownAfter(labelled("react-aria-12"), labelled("react-aria-40"))).toEqual(["body"]);
  expect(knownAfter(labelled("_r_1_"), labelled("_r_2k_"))).toEqual(["body"]);
});
