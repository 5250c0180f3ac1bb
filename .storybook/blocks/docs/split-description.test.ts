import { expect, test } from "vitest";
import { splitDescription } from "./split-description.ts";

test("parts what it is for from what it is not for", () => {
  expect(splitDescription("Goes somewhere.\nInside the app.\n\nNot for doing something.")).toEqual({
    purpose: "Goes somewhere.\nInside the app.",
    notFor: "Not for doing something.",
  });
});

test("what follows the first Not belongs to it", () => {
  expect(
    splitDescription("Does it.\n\nNot for links.\n\nA disabled one explains nothing."),
  ).toEqual({ purpose: "Does it.", notFor: "Not for links.\n\nA disabled one explains nothing." });
});

test("a word that only begins like it is no Not", () => {
  expect(splitDescription("Says so.\n\nNotices stay.")).toEqual({
    purpose: "Says so.\n\nNotices stay.",
    notFor: "",
  });
});
