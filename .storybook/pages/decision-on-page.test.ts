import { expect, test } from "vitest";
import { decisionOnPage } from "./decision-on-page.ts";

test("a record is a part of the page", () => {
  const record =
    "# 0002: Paths\n\n## Context\n\nSee [0001](0001-values-in-one-place.md) and [product](../product.md).\n";
  expect(decisionOnPage(record)).toBe(
    "## 0002: Paths\n\n### Context\n\nSee [0001](#decision-0001) and product.\n",
  );
});
