import { expect, test } from "vitest";
import { compareYaml } from "../testing/compare-yaml.ts";
import { parseContract } from "./read-contract.ts";

const none = "no OpenAPI 3 document (it has no `openapi: 3.…`)";

test.each([
  ["openapi: [", "a.yaml:1:11: neither YAML nor JSON (BAD_INDENT)"],
  ["", `a.yaml: ${none}`],
  ["- openapi", `a.yaml: ${none}`],
  ["swagger: '2.0'", `a.yaml: ${none}`],
])("%j is refused", (text, message) => {
  expect(() => parseContract(text, "a.yaml")).toThrow(message);
});

const answering = (schema: string) =>
  `paths: { /a: { get: { responses: { "200": { content: { a/b: { schema: ${schema} } } } } } } }`;
const at = "#/paths/~1a/get/responses/200/content/a~1b/schema";

test.each([
  ["paths: 5", "#/paths is no object"],
  ["paths: { /a: { get: 5 } }", "#/paths/~1a/get is no object"],
  ["paths: { /a: { get: { parameters: 5 } } }", "#/paths/~1a/get/parameters is no list"],
  [answering("{ $ref: '#/nowhere' }"), `the $ref at ${at} finds no #/nowhere`],
  [answering("{ $ref: other.yaml }"), `the $ref at ${at} points outside this file`],
  [`${answering("{ $ref: '#/x' }")}\nx: { $ref: '#/x' }`, "the schema at #/x consists of itself"],
  [
    `${answering("{ $ref: '#/x' }")}\nx: { anyOf: [{ $ref: '#/x' }] }`,
    "the schema at #/x is a form of itself",
  ],
  ["paths: { /a: { $ref: '#/x' } }\nx: { $ref: '#/x' }", "the $ref at #/x leads in a circle"],
])("a broken part is reported: %s", (yaml, message) => {
  expect(() => compareYaml(yaml, yaml)).toThrow(`older.yaml: ${message}`);
});
