import { rmSync } from "node:fs";
import { afterEach, beforeAll, expect } from "vitest";
import { createCaller } from "./call.ts";
import { openTestDatabase } from "./databases.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import { type SuiteContext, suiteContext, type TestContext } from "./use-test-server.ts";

/** The server of this worker; it ends with it. */
let shared: Promise<TestServer> | undefined;

async function startShared(): Promise<TestServer> {
  const server = await startTestServer(openTestDatabase, { PORT: "0" });
  process.once("exit", () => rmSync(server.dataDir, { recursive: true, force: true }));
  let listening: Promise<string> | undefined;
  return { ...server, listen: () => (listening ??= server.listen()) };
}

/**
 * The server that suites of a worker share: to start one takes longer than most of them. For suites that set
 * no clock and no option, whose members are their own, and that leave everything else as it was.
 */
export function useSharedServer(): SuiteContext {
  let context: TestContext | undefined;
  let known = 0;
  beforeAll(async () => {
    const server = await (shared ??= startShared());
    context = { server, call: createCaller(server.app) };
    known = server.departures.length;
  });
  afterEach(() => expect(context?.server.departures.slice(known)).toEqual([]));
  return suiteContext(() => context);
}
