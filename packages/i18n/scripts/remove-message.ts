/**
 * node packages/i18n/scripts/remove-message.ts area.name [...]
 * node packages/i18n/scripts/remove-message.ts --unused    (every id that no source names)
 */
import { fileURLToPath } from "node:url";
import { editCatalogues } from "../src/catalogue/edit-catalogues.ts";
import { findUnused } from "../src/catalogue/find-unused.ts";
import { prepared } from "../src/catalogue/prepared.ts";
import { readSource } from "../src/catalogue/read-catalogue.ts";
import { removeMessages } from "../src/catalogue/remove-messages.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const named = process.argv.slice(2);

await editCatalogues(() => {
  const unused = () =>
    findUnused(Object.keys(readSource()), root).filter((id) => !prepared.includes(id));
  const ids = named.includes("--unused") ? unused() : named;
  removeMessages(ids);
  return `removed: ${ids.join(", ") || "nothing"}`;
});
