import { writeFile } from "node:fs/promises";
import { runCommand } from "@gemel/command/run-command";
import { makeReport } from "../src/evidence/report.ts";

const members = 5_000;

await runCommand(
  {
    usage: "npm run psyche:report",
    about: `Simulates ${members} members and writes what the scores are worth to src/evidence/generated, for Storybook. The
same code writes the same file; a test says when it is out of date.`,
  },
  async () => {
    const report = makeReport(members);
    await writeFile(
      new URL("../src/evidence/generated/report.json", import.meta.url),
      `${JSON.stringify(report, undefined, 2)}\n`,
    );
    for (const { id, found, wanted } of report.bars) {
      const isMet = found >= wanted[0] && found <= wanted[1];
      console.log(`${isMet ? "met   " : "missed"} ${id}: ${found} (wanted ${wanted.join(" to ")})`);
    }
  },
);
