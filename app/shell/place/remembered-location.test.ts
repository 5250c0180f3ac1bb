import { expect, test } from "vitest";
import { rememberedLocation } from "./remembered-location.ts";

test("goes back to where someone wanted to go, with query and fragment", () => {
  const from = { pathname: "/likes", search: "?tab=matches", hash: "#latest" };
  expect(rememberedLocation({ from })).toBe("/likes?tab=matches#latest");
});

test("a bare path is enough", () => {
  expect(rememberedLocation({ from: { pathname: "/profile", search: "", hash: "" } })).toBe(
    "/profile",
  );
  expect(rememberedLocation({ from: { pathname: "/profile" } })).toBe("/profile");
});

test.each([
  null,
  undefined,
  "/profile",
  42,
  {},
  { from: null },
  { from: "/profile" },
  { from: {} },
])("goes to / where nothing is remembered: %j", (state) => {
  expect(rememberedLocation(state)).toBe("/");
});
