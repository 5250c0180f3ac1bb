import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { backUp } from "./transfer/back-up.ts";
import { totalOf } from "./transfer/open-archive.ts";

await runCommand(
  {
    usage: "npm run backup -- FILE",
    about: `Writes the configured database and media into one file that only its owner can read. A PostgreSQL server is
read as it is at one moment while Gemel serves; the embedded database belongs to one process, so Gemel must be
stopped for it. AUTH_SECRET is not in the file: keep it apart.`,
    operands: { name: "FILE", min: 1, max: 1 },
  },
  async ({ operands: [path = ""] }) => {
    const written = await backUp(readConfig(process.env), path);
    return `${totalOf(written)} are in ${path}. AUTH_SECRET is not: keep it apart.`;
  },
);
