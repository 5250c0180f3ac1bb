import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Environment } from "../config/environment.ts";
import type { ServerOptions } from "../create-server.ts";
import type { Database } from "../database/database.ts";
import { createCaller, type Caller } from "./call.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** What the tests of a suite work with. */
export interface TestContext {
  readonly server: TestServer;
  readonly call: Caller;
}

/** Runs a server for a suite, and fails each test after which an answer departed from the contract. */
export function useTestServer(
  open: () => Promise<Database>,
  overrides?: Environment,
  options?: ServerOptions,
): () => TestContext {
  let context: TestContext | undefined;
  beforeAll(async () => {
    const server = await startTestServer(open, overrides, options);
    context = { server, call: createCaller(server.app) };
  });
  afterEach(() => expect(context?.server.departures).toEqual([]));
  afterAll(() => context?.server.close());
  return () => {
    if (context === undefined) throw new Error("the server has not started");
    return context;
  };
}

/** The address at which the server of a suite listens. */
export function useUrl(context: () => TestContext): () => string {
  let url = "";
  beforeAll(async () => {
    url = await context().server.listen();
  });
  return () => url;
}
