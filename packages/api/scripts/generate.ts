import { readFile, writeFile } from "node:fs/promises";
import { runCommand } from "@gemel/command/run-command";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { parse } from "yaml";
import { writeContract } from "./bundle-contract.ts";

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
  const terms = termsOf(parse(await readFile(contract, "utf8")) as Contract);
  return banner + astToString(nodes) + terms;
}

/** The types of the contract as they are committed. */
export const readCommittedSchema = (): Promise<string> => readFile(target, "utf8");

/** The parts of the contract that openapi-typescript leaves out. */
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
  readonly security: Security;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly object[];
  readonly security?: Security;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: object;
}

type Security = readonly Readonly<Record<string, unknown>>[];

/** Lists each operation's callers, and its query parameters that have a default. */
function termsOf(document: Contract): string {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const lines = operations.flatMap(({ operationId, parameters = [], security }) => {
    if (operationId === undefined) return [];
    const defaults = parameters
      .map((parameter) => resolve<Parameter>(document, parameter))
      .filter((found) => found.in === "query" && "default" in resolve(document, found.schema))
      .map(({ name }) => JSON.stringify(name));
    const callers = JSON.stringify(callersOf(security ?? document.security));
    return `    ${operationId}: {\n        callers: ${callers};\n        defaults: ${defaults.join(" | ") || "never"};\n    };\n`;
  });
  return `export interface terms {\n${lines.join("")}}\n`;
}

/** Reads `security` in the same way as the server (packages/server/src/http/add-routes.ts). */
function callersOf(security: Security): "members" | "both" | "anyone" {
  const asking = security.filter((way) => Object.keys(way).length > 0);
  if (asking.length === 0 || !asking.every((way) => "bearerAuth" in way)) return "anyone";
  return asking.length === security.length ? "members" : "both";
}

function resolve<Node extends object>(document: object, node: object): Node {
  if (!("$ref" in node)) return node as Node;
  const steps = String(node.$ref).split("/").slice(1);
  const found = steps.reduce<unknown>(
    (parent, step) => (parent as Readonly<Record<string, unknown>>)[step],
    document,
  );
  return resolve(document, found as object);
}

if (import.meta.main) {
  await runCommand(
    {
      usage: "node packages/api/scripts/generate.ts",
      about: "Bundles contract/ into openapi.yaml, and makes the client's types from it.",
    },
    async () => {
      await writeContract();
      await writeFile(target, await generateSchema());
    },
  );
}
