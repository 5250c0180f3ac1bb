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

/** The context of a suite, once its server has started. Both parts can be taken before that. */
export type SuiteContext = TestContext & (() => TestContext);

/** @param started the context; undefined before the server has started */
export function suiteContext(started: () => TestContext | undefined): SuiteContext {
  const context = (): TestContext => {
    const found = started();
    if (found === undefined) throw new Error("the server has not started");
    return found;
  };
  const call: Caller = (...given) => context().call(...given);
  const get = (_target: unknown, key: string | symbol): unknown =>
    Reflect.get(context().server, key);
  const ownKeys = () => Reflect.ownKeys(context().server);
  const getOwnPropertyDescriptor = (_target: unknown, key: string | symbol) => ({
    ...Reflect.getOwnPropertyDescriptor(context().server, key),
    configurable: true,
  });
  const handler = { get, ownKeys, getOwnPropertyDescriptor };
  const server: TestServer = new Proxy(Object.create(null), handler);
  return Object.assign(context, { call, server });
}

/** Runs a server for a suite, and fails each test after which an answer departed from the contract. */
export function useTestServer(
  open: () => Promise<Database>,
  overrides?: Environment,
  options?: ServerOptions,
): SuiteContext {
  let context: TestContext | undefined;
  beforeAll(async () => {
    const server = await startTestServer(open, overrides, options);
    context = { server, call: createCaller(server.app) };
  });
  afterEach(() => expect(context?.server.departures).toEqual([]));
  afterAll(() => context?.server.close());
  return suiteContext(() => context);
}

/** The address at which the server of a suite listens. */
export function useUrl(context: () => TestContext): () => string {
  let url = "";
  beforeAll(async () => {
    url = await context().server.listen();
  });
  return () => url;
}
