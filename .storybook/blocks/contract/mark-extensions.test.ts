import { expect, test } from "vitest";
import { markExtensions } from "./mark-extensions.ts";

test("an operation gets a badge and keeps its description", () => {
  const undo = { "x-gemel-extension": true, description: "Takes it back.", responses: {} };
  const document = { paths: { "/profiles/{id}/like": { delete: undo } } };

  expect(markExtensions(document)).toEqual({
    paths: {
      "/profiles/{id}/like": { delete: { ...undo, "x-badges": [{ name: "Extension" }] } },
    },
  });
});

test("a parameter says it at the start of its description", () => {
  const cursor = { name: "cursor", "x-gemel-extension": true, description: "Where to go on." };

  expect(markExtensions({ parameters: [cursor] })).toEqual({
    parameters: [{ ...cursor, description: "**Extension.** Where to go on." }],
  });
});

test("a field without a description says no more than that", () => {
  const total = { $ref: "#/components/schemas/Total", "x-gemel-extension": true };

  expect(markExtensions({ properties: { total } })).toEqual({
    properties: { total: { ...total, description: "**Extension.**" } },
  });
});

test("what is no extension stays as it is, and the document is not changed", () => {
  const document = {
    paths: { "/twins": { post: { responses: {}, "x-gemel-extension": true } } },
    components: { schemas: { Id: { type: ["string", "null"], description: "An id." } } },
  };
  const before = structuredClone(document);

  expect(markExtensions(document).components).toEqual(before.components);
  expect(document).toEqual(before);
});
