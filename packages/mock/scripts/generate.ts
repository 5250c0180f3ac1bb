import { readFile, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import type { Answer, Operation } from "../src/operation.ts";

const contract = new URL("../../../openapi.yaml", import.meta.url);
const target = new URL("../src/generated/operations.json", import.meta.url);

interface Json {
  readonly [key: string]: Json | undefined;
}

/** A parsed contract whose references are followed as they are met. */
function reader(document: Json) {
  const follow = (node: Json): Json => {
    if (node.$ref === undefined) return node;
    const steps = String(node.$ref).slice(2).split("/");
    const unescape = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~");
    const found = steps.reduce<Json | undefined>((at, step) => at?.[unescape(step)], document);
    if (!found) throw new Error(`openapi.yaml: nothing at ${String(node.$ref)}`);
    return follow(found);
  };
  return (node: Json | undefined): [string, Json][] =>
    Object.entries(node ?? {}).map(([key, child]) => [key, follow(child ?? {})]);
}

function readHeaders(entries: [string, Json][]): Record<string, string> {
  const shown = entries.filter(([name]) => name !== "Set-Cookie");
  return Object.fromEntries(shown.map(([name, header]) => [name, String(header.example)]));
}

function readAnswers(responses: Json | undefined, entriesOf: ReturnType<typeof reader>) {
  const answers: Record<string, Answer> = {};
  const add = (name: string, answer: Answer) => {
    if (name in answers) throw new Error(`openapi.yaml: example "${name}" stands for two answers`);
    answers[name] = answer;
  };
  for (const [code, response] of entriesOf(responses)) {
    const status = Number(code);
    const headers = readHeaders(entriesOf(response.headers));
    if (!response.content) add("noContent", { status, headers });
    for (const [mediaType, content] of entriesOf(response.content)) {
      const typed = { status, headers, mediaType };
      for (const [name, example] of entriesOf(content.examples)) {
        add(name, { ...typed, body: example.value });
      }
      for (const [name, bytes] of Object.entries(content["x-gemel-base64-examples"] ?? {})) {
        add(name, { ...typed, base64: String(bytes) });
      }
    }
  }
  return answers;
}

const methods = ["get", "put", "post", "patch", "delete"];

/** Every operation of the contract with its named answers, as JSON; the first 2xx comes first. */
export async function generateOperations(): Promise<string> {
  const document = parse(await readFile(contract, "utf8")) as Json;
  const entriesOf = reader(document);
  const operations: Record<string, Operation> = {};
  for (const [path, item] of entriesOf(document.paths)) {
    for (const [method, operation] of entriesOf(item)) {
      if (!methods.includes(method)) continue;
      const answers = readAnswers(operation.responses, entriesOf);
      operations[String(operation.operationId)] = { method, path, answers };
    }
  }
  return `${JSON.stringify(operations, undefined, 2)}\n`;
}

/** The operations as they are committed. */
export function readCommittedOperations(): Promise<string> {
  return readFile(target, "utf8");
}

if (import.meta.main) await writeFile(target, await generateOperations());
