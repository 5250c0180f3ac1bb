import { expect, it } from "vitest";
import { QueueError } from "./job-error.ts";

it("says which queue failed and how, and keeps what pg-boss says for the cause", () => {
  const error = new QueueError({ message: "no ada@example.com", code: "42P01", queue: "insights" });
  expect([error.message, error.code]).toEqual(["the job queue insights failed", "42P01"]);
  expect(error.cause).toEqual(new Error("no ada@example.com"));
  expect(error.stack).not.toContain("ada");
});

it("takes whatever the queue reports, and an error as it is", () => {
  const cause = new TypeError("no");
  const error = new QueueError(cause);
  expect([error.message, error.code, error.cause]).toEqual([
    "the job queue failed",
    undefined,
    cause,
  ]);
  expect(new QueueError(undefined).cause).toEqual(new Error("undefined"));
});
