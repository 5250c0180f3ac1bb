import { expect, test } from "vitest";
import type { ApiError, Result } from "./api-error.ts";
import { answer } from "./calls.ts";

const failing = async (error: ApiError): Promise<Result<string>> => ({ ok: false, error });

test("gives the value of a call that succeeded", async () => {
  await expect(answer(Promise.resolve({ ok: true, value: "here" }))).resolves.toBe("here");
});

test.each<ApiError>([
  { kind: "network" },
  { kind: "http", status: 401, code: "unauthorized", message: "Please sign in.", details: [] },
])("rejects with the error of a call that failed: $kind", async (error) => {
  await expect(answer(failing(error))).rejects.toBe(error);
});

test("a call that was aborted never settles", async () => {
  const settled: string[] = [];
  void answer(failing({ kind: "aborted" })).then(
    () => settled.push("resolved"),
    () => settled.push("rejected"),
  );
  // Calls that do settle are through after a few turns; a macrotask is after all of them.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(settled).toEqual([]);
});
