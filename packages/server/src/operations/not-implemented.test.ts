import { describe, expect, it } from "vitest";
import { readContract } from "../http/contract.ts";
import { openMemoryDatabase } from "../testing/memory-database.ts";
import { useTestServer } from "../testing/use-test-server.ts";
import { notImplemented } from "./not-implemented.ts";

const { paths } = await readContract();
const calls = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    id: operation?.operationId ?? "",
    call: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "x")}`,
  })),
);

describe("what this server does not have yet", () => {
  const context = useTestServer(openMemoryDatabase);

  it.each(notImplemented)("%s answers 501, whoever asks", async (id) => {
    const { call } = calls.find((each) => each.id === id) ?? {};
    const answer = await context().call(call ?? "");
    expect([answer.status, answer.body.error_code]).toEqual([501, "not_implemented"]);
  });
});
