import { readFileSync } from "node:fs";
import { MendableError } from "@gemel/command/mendable-error";
import { runCommand } from "@gemel/command/run-command";
import { addMessages } from "../src/catalogue/add-messages.ts";
import { editCatalogues } from "../src/catalogue/edit-catalogues.ts";

function readTexts(file: string): Parameters<typeof addMessages>[0] {
  const json = readFileSync(file, "utf8");
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new MendableError(`"${file}" is no JSON: ${(error as SyntaxError).message}`);
  }
}

await runCommand(
  {
    usage: "node packages/i18n/scripts/add-message.ts FILE [--replace]",
    about: `Adds texts in every language. FILE is JSON:
{ "area.name": { "description", "en", "fr", "de", "it", "es", "ja"? } }

  --replace  writes over texts that are there`,
    options: { replace: { type: "boolean", default: false } },
    operands: { name: "FILE", min: 1, max: 1 },
  },
  ({ options: { replace }, operands: [file = ""] }) => {
    const texts = readTexts(file);
    return editCatalogues(() => `${addMessages(texts, { replace })} texts written`);
  },
);
