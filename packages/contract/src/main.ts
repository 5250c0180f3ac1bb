import { oneOf } from "@gemel/command/arguments";
import { runCommand } from "@gemel/command/run-command";
import { runCheck } from "./check/command.ts";
import { runDiff } from "./diff/command.ts";
import { runProxy } from "./proxy/command.ts";

const commands = new Map([
  ["check", runCheck],
  ["diff", runDiff],
  ["proxy", runProxy],
]);

const given = process.argv.slice(2);
const [first = "", ...others] = given;
if (first === "" || first.startsWith("-")) {
  await runCheck(given);
} else {
  await runCommand(
    {
      usage: "npm run contract -- [COMMAND]",
      about: "",
      operands: { name: "COMMAND", min: 1, max: 1 },
    },
    async () => {
      await commands.get(oneOf("command", first, [...commands.keys()]))?.(others);
      return Number(process.exitCode ?? 0);
    },
    [first],
  );
}
