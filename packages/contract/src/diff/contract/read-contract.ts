import { readFile } from "node:fs/promises";
import { reasonOf } from "@gemel/command/describe-system-error";
import { parseDocument } from "yaml";
import { ContractError, isFields, type Part } from "./part.ts";

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new ContractError(`${file}: cannot be read: ${reasonOf(error) ?? String(error)}`, {
      cause: error,
    });
  }
}

function readYaml(text: string, file: string): unknown {
  const yaml = parseDocument(text);
  const [problem] = yaml.errors;
  if (problem) {
    const { line, col } = problem.linePos?.[0] ?? { line: 1, col: 1 };
    throw new ContractError(`${file}:${line}:${col}: neither YAML nor JSON (${problem.code})`);
  }
  try {
    return yaml.toJS();
  } catch (error) {
    throw new ContractError(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Reads a contract in YAML or JSON.
 * @throws ContractError when it is no OpenAPI 3 document
 */
export function parseContract(text: string, file: string): Part {
  const document = readYaml(text, file);
  if (!isFields(document) || !String(document["openapi"]).startsWith("3.")) {
    throw new ContractError(`${file}: no OpenAPI 3 document (it has no \`openapi: 3.…\`)`);
  }
  return { file, document, pointer: "#", value: document };
}

/** @throws ContractError when the file cannot be read or is no OpenAPI 3 document */
export const readContract = async (file: string): Promise<Part> =>
  parseContract(await readText(file), file);
