import { expect, it } from "vitest";
import { AiError } from "../ai/ai-error.ts";
import { JobError } from "../jobs/job-error.ts";
import { createLogger } from "./logger.ts";

const foreign = Object.assign(new RangeError("no ada@example.com\n    at secret"), {
  code: "22003",
  table: "users",
});

/** Returns the log entry of an error. */
function write(mode: "production" | "trial", err: unknown): unknown {
  let line = "";
  createLogger(mode, { write: (text) => (line = text) }).error({ err }, "failed");
  const { stack, ...rest } = JSON.parse(line).err;
  return { ...rest, isTraced: stack?.[0]?.includes("logger.test.ts") ?? false };
}

const named = { type: "RangeError", code: "22003" };

it("tells of an error what it is and where it came from, and its words on a trial alone", () => {
  const written = { ...named, table: "users", isTraced: true };
  expect(write("production", foreign)).toEqual(written);
  expect(write("trial", foreign)).toEqual({ ...written, message: foreign.message });
});

it("tells of an error of ours its words too, and of its cause what it is", () => {
  const failed = new JobError("insights", "7", foreign);
  const written = {
    type: "JobError",
    message: "job insights 7 failed: RangeError",
    code: "22003",
    isTraced: true,
  };
  expect(write("production", failed)).toEqual({ ...written, cause: named });
  expect(write("trial", failed)).toEqual({
    ...written,
    cause: { ...named, message: foreign.message },
  });
  expect(write("production", new AiError("failed"))).toMatchObject({ message: expect.any(String) });
});

it("tells only the type of what is no error", () => {
  expect(write("trial", "ada@example.com")).toEqual({ type: "string", isTraced: false });
});

it("says every answer in production alone", () => {
  const lines: string[] = [];
  for (const mode of ["production", "trial"] as const) {
    createLogger(mode, { write: (text) => lines.push(text) }).info({ mode }, "answered");
  }
  expect(lines.map((line) => JSON.parse(line).mode)).toEqual(["production"]);
});
