import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Environment } from "../config/environment.ts";
import type { ServerOptions } from "../create-server.ts";
import { type Caller, createCaller } from "./call.ts";
import { openMemoryDatabase } from "./database/memory-database.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import { openTestDatabase } from "./databases.ts";

/** The server of a test suite, and the function that calls it. */
export interface TestContext {
  readonly server: TestServer;
  readonly call: Caller;
}

/** The context of a suite, once its server has started. Both parts can be taken before that. */
type SuiteContext = TestContext & (() => TestContext);

/** @param started the context; undefined before the server has started */
function suiteContext(started: () => TestContext | undefined): SuiteContext {
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

/** Runs a server for a suite, on `openTestDatabase` unless it names another, and fails each test after which an answer departed from the contract. */
export function useTestServer(
  overrides: Environment = {},
  { openDatabase = openTestDatabase, ...options }: ServerOptions = {},
): SuiteContext {
  let context: TestContext | undefined;
  beforeAll(async () => {
    const server = await startTestServer(openDatabase, overrides, options);
    context = { server, call: createCaller(server.app) };
  });
  afterEach(() => expect(context?.server.departures).toEqual([]));
  afterAll(() => context?.server.close());
  return suiteContext(() => context);
}

/** The same, always on PGlite: for suites that do not depend on the database. */
export const useMemoryServer = (
  overrides: Environment = {},
  options: Omit<ServerOptions, "openDatabase"> = {},
): SuiteContext => useTestServer(overrides, { ...options, openDatabase: openMemoryDatabase });

/** The address at which the server of a suite listens. */
export function useUrl(context: () => TestContext): () => string {
  let url = "";
  beforeAll(async () => {
    url = await context().server.listen();
  });
  return () => url;
}

/** The server of this worker; it ends with it. */
let shared: Promise<TestServer> | undefined;

async function startShared(): Promise<TestServer> {
  const server = await startTestServer(openTestDatabase, { PORT: "0" });
  process.once("exit", () => rmSync(server.dataDir, { recursive: true, force: true }));
  let listening: Promise<string> | undefined;
  return { ...server, listen: () => (listening ??= server.listen()) };
}

/**
 * The server that suites of a worker share, because starting one takes longer than most suites. For suites
 * that set no clock and no option, use only their own members, and leave everything else unchanged.
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
