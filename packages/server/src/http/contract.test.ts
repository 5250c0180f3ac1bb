import { expect, it } from "vitest";
import { contractOf, keepOf } from "./contract.ts";

const yaml = "paths: { /me: {} }";
const older = "paths: { /you: {} }";

it.each([
  ["what was kept of it", keepOf(yaml)],
  ["itself, where another was kept", keepOf(older)],
  ["itself, where nothing was kept", undefined],
])("a contract is read from %s", (_, kept) => {
  expect(contractOf(yaml, kept)).toEqual({ paths: { "/me": {} } });
});

it("what was kept of a contract is not parsed again", () => {
  const changed = keepOf(yaml).replace("/me", "/kept");
  expect(contractOf(yaml, changed)).toEqual({ paths: { "/kept": {} } });
});
