import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const [folder, address] = process.argv.slice(2);
if (folder === undefined || address === undefined) {
  console.error("Usage: node tests/contract/print-outbox.ts FOLDER ADDRESS");
  process.exit(2);
}

// The reference backend keeps its mails as files, named by their time.
for (const name of (await readdir(folder)).toSorted()) {
  if (!name.endsWith(".eml")) continue;
  const mail = await readFile(join(folder, name), "utf8");
  if (/^To: .*$/im.exec(mail)?.[0].includes(address) === true) console.log(mail);
}
