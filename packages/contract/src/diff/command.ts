import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "@gemel/command/run-command";
import { diff } from "./diff.ts";

const ours = fileURLToPath(new URL("../../../../openapi.yaml", import.meta.url));

export const runDiff = (args: readonly string[]): Promise<void> =>
  runCommand(
    {
      usage: "npm run contract -- diff OLDER_FILE [--against NEWER_FILE] [--json FILE]",
      about: `Prints what changed since another version of the contract, and what of it breaks clients.

  --against FILE  the newer contract (openapi.yaml)
  --json FILE     write the changes as JSON

Exit code: 0 nothing breaks, 1 something does, 2 no comparison.`,
      options: {
        against: { type: "string", default: relative("", ours) },
        json: { type: "string" },
      },
      operands: { name: "OLDER_FILE", min: 1, max: 1 },
    },
    ({ options: { against: newer, json }, operands: [older = ""] }) =>
      diff({ older, newer, json }, console.log),
    args,
  );
