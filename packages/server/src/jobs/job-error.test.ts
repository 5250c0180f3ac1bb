import { expect, it } from "vitest";
import { JobError } from "./job-error.ts";

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
