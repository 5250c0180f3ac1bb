import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** Starts Prism and prints the id of its process. */
const host = `import { subscribe } from "node:diagnostics_channel";
import { startPrism } from ${JSON.stringify(new URL("prism.ts", import.meta.url).href)};
let prism;
subscribe("child_process", ({ process }) => (prism = process));
await startPrism();
console.log(prism.pid);`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("Prism ends with the process that started it, also where that is killed", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", host]);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const prism = Number(line.toString());
  expect(isRunning(prism)).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(() => isRunning(prism), { timeout: 10_000 }).toBe(false);
});
