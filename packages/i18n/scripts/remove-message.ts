import { fileURLToPath } from "node:url";
import { runCommand } from "@gemel/command/run-command";
import { editCatalogues } from "../src/catalogue/edit-catalogues.ts";
import { findUnused } from "../src/catalogue/find-unused.ts";
import { prepared } from "../src/catalogue/prepared.ts";
import { readSource } from "../src/catalogue/read-catalogue.ts";
import { removeMessages } from "../src/catalogue/remove-messages.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const findThem = (): string[] =>
  findUnused(Object.keys(readSource()), root).filter((id) => !prepared.includes(id));

await runCommand(
  {
    usage: "node packages/i18n/scripts/remove-message.ts ID… | --unused",
    about: `Removes texts in every language.

  --unused  every one that no source names`,
    options: { unused: { type: "boolean", default: false } },
    operands: { name: "ID", min: 0, max: 1_000 },
  },
  ({ options, operands }) =>
    editCatalogues(() => {
      const ids = options.unused ? findThem() : operands;
      removeMessages([...ids]);
      return `removed: ${ids.join(", ") || "nothing"}`;
    }),
);
