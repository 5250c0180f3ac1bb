import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const contract = new URL("../../../openapi.yaml", import.meta.url);
const target = new URL("../src/generated/schema.d.ts", import.meta.url);

const banner = "// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n";

/** The types of the contract as they should be committed. */
export async function generateSchema(): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode("Blob");
  const nodes = await openapiTS(contract, {
    alphabetize: false,
    transform: (schema) => (schema.format === "binary" ? blob : undefined),
  });
  return banner + astToString(nodes);
}

/** The types of the contract as they are committed. */
export function readCommittedSchema(): Promise<string> {
  return readFile(target, "utf8");
}

if (import.meta.main) {
  await writeFile(target, await generateSchema());
}
