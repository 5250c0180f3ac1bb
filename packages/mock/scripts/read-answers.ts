import type { Answer } from "../src/operation.ts";
import type { Contract, Json } from "./read-contract.ts";

function readHeaders(entries: [string, Json][]): Record<string, string> {
  const shown = entries.filter(([name]) => name !== "Set-Cookie");
  return Object.fromEntries(shown.map(([name, header]) => [name, String(header.example)]));
}

/**
 * The answers of an operation by the names of their examples; the first 2xx comes first. One without
 * a body is named `noContent`.
 *
 * @throws Error where two answers have one name
 */
export function readAnswers(operation: Json, entriesOf: Contract["entriesOf"]) {
  const answers: Record<string, Answer> = {};
  const add = (name: string, answer: Answer) => {
    if (name in answers) throw new Error(`openapi.yaml: example "${name}" stands for two answers`);
    answers[name] = answer;
  };
  for (const [code, response] of entriesOf(operation.responses)) {
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
