import { beforeAll, describe, expect, test } from "vitest";

describe("a suite (of two)", () => {
  test("passes", () => expect(1).toBe(1));
  test("fails", () => expect(1).toBe(2));
  test("is skipped", ({ skip }) => {
    skip("no server");
    expect(1).toBe(2);
  });
});

describe("a hook", () => {
  beforeAll(() => {
    throw new Error("no database");
  });
  test("never runs", () => expect(1).toBe(1));
});
