import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { printChanges } from "./print-changes.ts";

const changeOf = (operation: string, more: Partial<Change> = {}): Change => ({
  kind: "breaking",
  operation,
  part: "response 400 application/json",
  path: "$.message",
  source: "#/components/schemas/Error/properties/message",
  aspect: "maxLength",
  was: 200,
  now: undefined,
  why: "A client may receive what the former contract does not mention.",
  ...more,
});

test("no change is said", () => {
  expect(printChanges([])).toBe("No change.");
});

test("a change of a shared part is printed once, with its places", () => {
  const note = { kind: "editorial", aspect: "description", was: "Old\ntext", now: "n".repeat(200) };
  const changes = [
    ...["GET /a", "GET /b", "GET /c", "GET /d", "GET /e", "GET /f"].map((name) => changeOf(name)),
    changeOf("GET /a", { ...(note as Partial<Change>), part: "", path: "", why: "For readers." }),
  ];
  expect(printChanges(changes)).toBe(
    `1 breaking, 0 compatible, 1 editorial

BREAKING
  GET /a, response 400 application/json, $.message
    maxLength: 200 → nothing
    A client may receive what the former contract does not mention.
    Also: GET /b, response 400 application/json, $.message; GET /c, response 400 application/json, $.message; GET /d, response 400 application/json, $.message; 2 more

EDITORIAL
  GET /a
    description: Old text → ${"n".repeat(99)}…
    For readers.`,
  );
});
