import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AiServer, startAiServer } from "../ai-server/start-ai-server.ts";
import { Backend } from "../e2e/support/backend.ts";
import { exitCodeOf, type Results } from "./runner/report/results.ts";
import { run } from "./runner/run.ts";

const contractFile = fileURLToPath(new URL("../../openapi.yaml", import.meta.url));
const printOutbox = fileURLToPath(new URL("print-outbox.ts", import.meta.url));

const password = "two gemel rings";
const members = {
  registered: { email: "amelie@demo.example", password },
  profile_completed: { email: "jonas@demo.example", password },
  admin: { email: "admin@demo.example", password },
};

let ai: AiServer;
let backend: Backend;
let results: Results;
beforeAll(async () => {
  ai = await startAiServer();
  backend = await Backend.start({ ...ai.settings, DEMO: "named", ROBOT_CHECK: "off" });
  const file = join(backend.dataDir, "members.json");
  await writeFile(file, JSON.stringify(members));
  results = await run({
    url: new URL(backend.url),
    contract: contractFile,
    members: file,
    outbox: `"${process.execPath}" "${printOutbox}" "${join(backend.dataDir, "outbox")}" {email}`,
    seed: 1,
    runs: 15,
    timeout: 10_000,
    strict: true,
  });
}, 180_000);
afterAll(async () => {
  await backend.dispose();
  await ai.close();
});

test("the reference backend departs nowhere", () => {
  expect(results.operations.flatMap(({ departures }) => departures)).toEqual([]);
});

test("all of it was reached", () => {
  const notReached = results.operations.filter(({ verdict }) => verdict === "not reached");
  expect(notReached.map(({ operation }) => operation)).toEqual([]);
  expect(exitCodeOf(results, true)).toBe(0);
});
