import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { restore } from "./transfer/restore.ts";
import { totalOf } from "./transfer/open-archive.ts";

await runCommand(
  {
    usage: "npm run restore -- FILE",
    about: `Brings a backup into the configured database and media, which must be empty, and up to this version's schema.
It need not be the kind of database or media that the backup was made of.`,
    operands: { name: "FILE", min: 1, max: 1 },
  },
  async ({ operands: [path = ""] }) => {
    const manifest = await restore(readConfig(process.env), path);
    return `${totalOf(manifest)} are back as they were on ${manifest.madeAt}.`;
  },
);
