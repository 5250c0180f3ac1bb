import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { runCommand } from "@gemel/command/run-command";
import { makeReport, type Studied, studies, type StudyName } from "../src/evidence/report.ts";
import { markdownOf, tablesOf, withTables } from "../src/evidence/tables.ts";
import type { Answered, Asked } from "./study-worker.ts";

const members = 5_000;

/** Runs all studies, as many at once as there are cores. */
async function runStudies(): Promise<Studied> {
  const names = Object.keys(studies) as StudyName[];
  const waiting = [...names];
  const found: Partial<Record<StudyName, unknown>> = {};
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("study-worker.ts", import.meta.url));
      const next = (): void => {
        const name = waiting.shift();
        if (name === undefined) void worker.terminate().then(() => resolve(), reject);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
        else worker.postMessage({ name, members } satisfies Asked);
      };
      worker.on("error", reject);
      worker.on("message", (answer: Answered) => {
        found[answer.name] = answer.found;
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  // Each name was answered with what its study returns; in the order of the studies, not of the answers.
  return Object.fromEntries(names.map((name) => [name, found[name]])) as unknown as Studied;
}

const report = new URL("../src/evidence/generated/report.json", import.meta.url);
const page = new URL("../../../docs/what-the-number-is-worth.md", import.meta.url);

await runCommand(
  {
    usage: "npm run psyche:report",
    about: `Simulates ${members} members, prints what the scores are worth, and writes it to src/evidence/generated, for
Storybook, and into docs/what-the-number-is-worth.md. The same code writes the same; a test says when it is out of date.`,
  },
  async () => {
    const made = makeReport(members, await runStudies());
    const tables = tablesOf(made);
    await writeFile(report, `${JSON.stringify(made, undefined, 2)}\n`);
    await writeFile(page, withTables(await readFile(page, "utf8"), tables));
    for (const table of tables) console.log(`${table.name}\n\n${markdownOf(table)}\n`);
    const { user, system } = process.cpuUsage();
    console.log(
      `${Math.round(process.uptime())} s, ${Math.round((user + system) / 1e6)} s of a core`,
    );
  },
);
