import { afterAll, beforeAll } from "vitest";
import { type BackendOptions, type RunningBackend, startBackend } from "../start-backend.ts";
import { type Caller, callerOf, signIn } from "./client.ts";
import type { SeededMembers } from "../world/seed.ts";

export interface BackendContext extends Omit<RunningBackend, "close"> {
  readonly call: Caller;
  readonly tokenOf: (role: keyof SeededMembers) => Promise<string>;
}

/** A backend for the tests of a file. */
export function useBackend(options: BackendOptions = {}): () => BackendContext {
  let backend: RunningBackend;
  beforeAll(async () => {
    backend = await startBackend(options);
  });
  afterAll(() => backend.close());
  return () => {
    const call = callerOf(backend.url);
    return { ...backend, call, tokenOf: (role) => signIn(call, backend.members[role]) };
  };
}
