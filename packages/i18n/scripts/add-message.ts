/**
 * node packages/i18n/scripts/add-message.ts texts.json [--replace]
 *
 * texts.json: { "area.name": { "description", "en", "fr", "de", "it", "es", "ja"? } }
 */
import { readFileSync } from "node:fs";
import { addMessages } from "../src/catalogue/add-messages.ts";
import { editCatalogues } from "../src/catalogue/edit-catalogues.ts";

const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (file === undefined) throw new Error("usage: add-message.ts texts.json [--replace]");
const texts = JSON.parse(readFileSync(file, "utf8"));
const replace = process.argv.includes("--replace");

await editCatalogues(() => `${addMessages(texts, { replace })} texts written`);
