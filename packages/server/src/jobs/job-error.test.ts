import { expect, it } from "vitest";
import { JobError, QueueError } from "./job-error.ts";

it("tells where and with what kind of error a job failed, and nothing that the error says", () => {
  const cause = new TypeError("550 <ada@example.com>\nI sing to the tomatoes.");
  const error = new JobError("insights", "7", Object.assign(cause, { code: "EENVELOPE" }));
  expect([error.message, error.code]).toEqual(["job insights 7 failed: TypeError", "EENVELOPE"]);
  expect(error.stack).toContain("job-error.test.ts");
  expect(error.stack).not.toMatch(/ada|tomatoes/);
});

it("takes anything that is thrown", () => {
  expect(new JobError("insights", "7", "tomatoes").message).toBe("job insights 7 failed: string");
});

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
