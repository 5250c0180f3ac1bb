import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Backend } from "../e2e/support/backend.ts";
import { runClasses } from "./classes.ts";

/** For each of the calls that can be made in many ways: 50,000 in all. */
const RUNS = 920;

async function run(program: string, ...args: readonly string[]): Promise<boolean> {
  console.log(`\n━━ ${[program, ...args].join(" ")}`);
  const env = { ...process.env, ATTACKS: "whole" };
  const [code] = await once(spawn(program, args, { env, stdio: "inherit" }), "close");
  return code === 0;
}

const tests = (path: string) => () => run("vitest", "run", "--project", "server", path);

/** The contract's runner on a backend of its own. */
async function runContract(): Promise<boolean> {
  const backend = await Backend.start({ ROBOT_CHECK: "off" });
  try {
    const outbox = `node tests/contract/print-outbox.ts ${join(backend.dataDir, "outbox")} {email}`;
    const options = ["--url", backend.url, "--outbox", outbox, "--runs", String(RUNS)];
    return await run("node", "packages/contract/src/main.ts", ...options);
  } finally {
    await backend.dispose();
  }
}

/** The parts of the attacks by their names. @returns whether each held */
export const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  /** A line for each of the classes of harm. */
  classes: runClasses,
  asvs: tests("tests/attacks/asvs.test.ts"),
  authorization: tests("tests/attacks/authorization"),
  contract: runContract,
  dependencies: tests("tests/attacks/dependencies"),
  enumeration: tests("tests/attacks/enumeration"),
  floods: () => run("node", "tests/attacks/floods.ts"),
  injections: () => run("playwright", "test", "attacks/"),
  measures: tests("tests/attacks/measures"),
  memory: () => run("node", "tests/attacks/memory.ts"),
  uploads: tests("tests/attacks/uploads"),
};
