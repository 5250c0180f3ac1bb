import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningBackend, startBackend } from "../backend/start-backend.ts";
import type { Login } from "./members/member.ts";
import { run } from "./run.ts";

const contract = fileURLToPath(new URL("../../../openapi.yaml", import.meta.url));

let backend: RunningBackend;
let folder: string;
beforeAll(async () => {
  backend = await startBackend();
  folder = await mkdtemp(join(tmpdir(), "gemel-restore-"));
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

/** Not among them: `/conversations`, which goes on showing a match that was made and has ended. */
const kept = [
  "/me",
  "/me/profile",
  "/me/criteria",
  "/me/likes",
  "/me/likes?direction=received",
  "/me/matches",
];

/** Everything that a member sees of themself. */
async function lookAs(login: Login): Promise<unknown> {
  const call = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await fetch(`${backend.url}/api${path}`, init)).json();
  const { token } = (await call("/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(login),
  })) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    kept.map(async (path) => [path, await call(path, { headers })] as const),
  );
  return Object.fromEntries(
    answers.map(([path, answer]) => [path, { ...(answer as object), request_id: undefined }]),
  );
}

test("members who were given are as they were before the run", async () => {
  const logins: readonly Login[] = Object.values(backend.members);
  const members = join(folder, "members.json");
  await writeFile(members, JSON.stringify(backend.members));
  const before = await Promise.all(logins.map(lookAs));
  const { counts } = await run({
    url: new URL(backend.url),
    contract,
    members,
    seed: 1,
    runs: 3,
    timeout: 10_000,
    strict: false,
  });
  expect(counts.departures).toBe(0);
  expect(await Promise.all(logins.map(lookAs))).toEqual(before);
}, 60_000);
