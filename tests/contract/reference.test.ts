import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Backend } from "../e2e/support/backend.ts";
import type { Results } from "./runner/report/results.ts";
import { run } from "./runner/run.ts";

const contractFile = fileURLToPath(new URL("../../openapi.yaml", import.meta.url));
const printOutbox = fileURLToPath(new URL("print-outbox.ts", import.meta.url));

const password = "two gemel rings";
const members = {
  registered: { email: "amelie@demo.example", password },
  profile_completed: { email: "jonas@demo.example", password },
};

let backend: Backend;
let results: Results;
beforeAll(async () => {
  backend = await Backend.start({ DEMO: "named", ROBOT_CHECK: "off" });
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
    strict: false,
  });
}, 180_000);
afterAll(() => backend.dispose());

/** The operations to which the backend answers that it does not have them yet. */
async function findNotImplemented(): Promise<string[]> {
  const asked = results.operations.map(async ({ operation, method, path }) => {
    const url = `${backend.url}/api${path.replaceAll(/\{\w+\}/g, "x")}`;
    const { status } = await fetch(url, { method: method.toUpperCase() });
    return status === 501 ? [operation] : [];
  });
  return (await Promise.all(asked)).flat();
}

test("the reference backend departs nowhere", () => {
  expect(results.operations.flatMap(({ departures }) => departures)).toEqual([]);
});

test("all that it has was reached", async () => {
  const notReached = results.operations
    .filter(({ verdict }) => verdict === "not reached")
    .map(({ operation }) => operation);
  expect(notReached.toSorted()).toEqual((await findNotImplemented()).toSorted());
});
