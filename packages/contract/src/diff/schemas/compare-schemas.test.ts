import { expect, test } from "vitest";
import type { Direction, Kind } from "../change/change.ts";
import { compareYaml, inOneLine } from "../testing/compare-yaml.ts";

const components = `
components:
  schemas:
    Name: { type: string, maxLength: 80 }
    Wrapped: { type: object, required: [Valid], properties: { Valid: { type: boolean } } }`;

/** A contract whose only call takes or returns a value of the schema, written as flow YAML. */
const contractOf: Record<Direction, (schema: string) => string> = {
  request: (schema) => `
paths:
  /value:
    put:
      requestBody: { content: { application/json: { schema: ${schema} } } }
      responses: { "204": { description: Done. } }
${components}`,
  response: (schema) => `
paths:
  /value:
    get:
      responses: { "200": { description: It., content: { application/json: { schema: ${schema} } } } }
${components}`,
};

const compare = (direction: Direction, before: string, after: string) =>
  compareYaml(contractOf[direction](before), contractOf[direction](after));

interface Kinds {
  readonly request: readonly Kind[];
  readonly response: readonly Kind[];
}

type Rule = readonly [rule: string, before: string, after: string, kinds: Kinds];

const same = { request: [], response: [] } as const;
const narrower = { request: ["breaking"], response: ["compatible"] } as const;
const wider = { request: ["compatible"], response: ["breaking"] } as const;
const different = { request: ["breaking"], response: ["breaking"] } as const;
const harmless = { request: ["compatible"], response: ["compatible"] } as const;
const editorial = { request: ["editorial"], response: ["editorial"] } as const;

const object = (fields: string, more = "additionalProperties: false") =>
  `{ type: object, properties: { ${fields} }, ${more} }`;
const a = "a: { type: string }";
const b = "b: { type: string }";

const rules: readonly Rule[] = [
  ["enum loses a value", "{ enum: [x, y] }", "{ enum: [x] }", narrower],
  ["enum gains a value", "{ enum: [x] }", "{ enum: [x, y] }", wider],
  ["enum swaps a value", "{ enum: [x] }", "{ enum: [y] }", different],
  ["enum in another order", "{ enum: [x, y] }", "{ enum: [y, x] }", same],
  ["const appears", "{ type: string }", "{ type: string, const: x }", narrower],
  ["maxLength falls", "{ type: string, maxLength: 9 }", "{ type: string, maxLength: 5 }", narrower],
  ["maxLength rises", "{ type: string, maxLength: 5 }", "{ type: string, maxLength: 9 }", wider],
  ["maxLength appears", "{ type: string }", "{ type: string, maxLength: 9 }", narrower],
  ["maxLength goes", "{ type: string, maxLength: 9 }", "{ type: string }", wider],
  ["minimum rises", "{ type: integer, minimum: 1 }", "{ type: integer, minimum: 18 }", narrower],
  [
    "minimum falls to zero",
    "{ type: integer, minimum: 1 }",
    "{ type: integer, minimum: 0 }",
    wider,
  ],
  ["maxItems falls", "{ type: array, maxItems: 9 }", "{ type: array, maxItems: 5 }", narrower],
  ["uniqueItems appears", "{ type: array }", "{ type: array, uniqueItems: true }", narrower],
  [
    "multipleOf doubles",
    "{ type: integer, multipleOf: 2 }",
    "{ type: integer, multipleOf: 4 }",
    narrower,
  ],
  [
    "multipleOf halves",
    "{ type: integer, multipleOf: 4 }",
    "{ type: integer, multipleOf: 2 }",
    wider,
  ],
  ["pattern appears", "{ type: string }", "{ type: string, pattern: a }", narrower],
  ["pattern goes", "{ type: string, pattern: a }", "{ type: string }", wider],
  ["pattern changes", "{ type: string, pattern: a }", "{ type: string, pattern: b }", different],
  ["format appears", "{ type: string }", "{ type: string, format: uuid }", narrower],
  ["type changes", "{ type: string }", "{ type: integer }", different],
  ["integer becomes number", "{ type: integer }", "{ type: number }", wider],
  ["number becomes integer", "{ type: number }", "{ type: integer }", narrower],
  ["anything becomes text", "{}", "{ type: string }", narrower],
  ["null appears", "{ type: string }", "{ type: [string, 'null'] }", wider],
  ["null goes", "{ type: [string, 'null'] }", "{ type: string }", narrower],
  [
    "null of an enum appears",
    "{ type: string, enum: [x] }",
    "{ type: [string, 'null'], enum: [x, null] }",
    wider,
  ],
  [
    "null written as a form",
    "{ type: [string, 'null'] }",
    "{ anyOf: [{ type: 'null' }, { type: string }] }",
    same,
  ],
  [
    "a form appears",
    "{ anyOf: [{ $ref: '#/components/schemas/Wrapped' }] }",
    "{ anyOf: [{ $ref: '#/components/schemas/Wrapped' }, { type: string }] }",
    wider,
  ],
  [
    "a form goes",
    "{ oneOf: [{ type: string }, { type: integer }] }",
    "{ oneOf: [{ type: string }] }",
    narrower,
  ],
  [
    "a form narrows",
    "{ anyOf: [{ type: string }, { type: integer }] }",
    "{ anyOf: [{ type: integer }, { type: string, maxLength: 9 }] }",
    narrower,
  ],
  [
    "$ref written out",
    "{ $ref: '#/components/schemas/Name' }",
    "{ type: string, maxLength: 80 }",
    same,
  ],
  [
    "beside a $ref something narrows",
    "{ $ref: '#/components/schemas/Name' }",
    "{ $ref: '#/components/schemas/Name', maxLength: 20 }",
    narrower,
  ],
  [
    "beside a $ref something wider changes nothing",
    "{ $ref: '#/components/schemas/Name' }",
    "{ $ref: '#/components/schemas/Name', maxLength: 200 }",
    same,
  ],
  [
    "allOf written out",
    `{ allOf: [${object(a, "required: [a]")}, ${object(b, "required: [b]")}] }`,
    object(`${a}, ${b}`, "required: [b, a]"),
    same,
  ],
  [
    "a layer of allOf narrows",
    `{ allOf: [${object(a)}, ${object("a: { maxLength: 9 }")}] }`,
    `{ allOf: [${object(a)}, ${object("a: { maxLength: 5 }")}] }`,
    narrower,
  ],
  [
    "items narrow",
    "{ type: array, items: { type: string } }",
    "{ type: array, items: { type: string, minLength: 1 } }",
    narrower,
  ],
  [
    "a required field appears",
    object(a),
    object(`${a}, ${b}`, "additionalProperties: false, required: [b]"),
    narrower,
  ],
  ["an optional field appears", object(a), object(`${a}, ${b}`), harmless],
  ["a field goes", object(`${a}, ${b}`), object(a), different],
  [
    "a field becomes required",
    object(a),
    object(a, "additionalProperties: false, required: [a]"),
    narrower,
  ],
  [
    "a field becomes optional",
    object(a, "additionalProperties: false, required: [a]"),
    object(a),
    wider,
  ],
  [
    "a field is required that is not described",
    "{ type: object }",
    "{ type: object, required: [z] }",
    narrower,
  ],
  [
    "an object closes",
    object(a, "minProperties: 0"),
    object(a, "minProperties: 0, additionalProperties: false"),
    narrower,
  ],
  ["an object opens", object(a), object(a, "additionalProperties: true"), harmless],
  [
    "the values of a map narrow",
    "{ type: object, additionalProperties: { type: string } }",
    "{ type: object, additionalProperties: { type: string, maxLength: 9 } }",
    narrower,
  ],
  [
    "a default appears",
    "{ type: string }",
    "{ type: string, default: x }",
    { request: ["compatible"], response: ["editorial"] },
  ],
  [
    "a default changes",
    "{ type: string, default: x }",
    "{ type: string, default: y }",
    { request: ["breaking"], response: ["editorial"] },
  ],
  [
    "a default goes",
    "{ type: string, default: x }",
    "{ type: string }",
    { request: ["breaking"], response: ["editorial"] },
  ],
  [
    "a description changes",
    "{ type: string, description: Old. }",
    "{ type: string, description: New. }",
    editorial,
  ],
  [
    "a title, an example and an extension in one",
    "{ type: string }",
    "{ type: string, title: T, examples: [x], x-a: 1 }",
    {
      request: ["editorial", "editorial", "editorial"],
      response: ["editorial", "editorial", "editorial"],
    },
  ],
  [
    "a keyword that is not judged",
    "{ type: object }",
    "{ type: object, dependentRequired: { a: [b] } }",
    different,
  ],
];

test.each(rules)("%s", (_, before, after, kinds) => {
  const kindsIn = (direction: Direction): Kind[] =>
    compare(direction, before, after).map(({ kind }) => kind);
  expect({ request: kindsIn("request"), response: kindsIn("response") }).toEqual(kinds);
});

test("a change says where it is, what was, what is and why", () => {
  const before = object(
    "list: { type: array, items: { type: object, properties: { 'a b': { type: string, maxLength: 9 } } } }",
  );
  expect(compare("request", before, before.replace("9", "5"))).toEqual([
    {
      kind: "breaking",
      operation: "PUT /value",
      part: "request body application/json",
      path: '$.list[*]["a b"]',
      source:
        "#/paths/~1value/put/requestBody/content/application~1json/schema/properties/list/items/properties/a b",
      aspect: "maxLength",
      was: 9,
      now: 5,
      why: "What a client sends today may be refused.",
    },
  ]);
});

test("forms are identified by their names", () => {
  const [found] = compare(
    "response",
    "{ $ref: '#/components/schemas/Wrapped' }",
    "{ anyOf: [{ $ref: '#/components/schemas/Wrapped' }, { type: string }, { type: 'null' }] }",
  );
  expect([found?.was, found?.now]).toEqual(["Wrapped", "Wrapped or string or null"]);
});

test("a schema that contains itself is compared to its end", () => {
  const tree = (bound: number) => `
paths:
  /tree:
    get:
      responses:
        "200":
          description: It.
          content: { application/json: { schema: { $ref: "#/components/schemas/Tree" } } }
components:
  schemas:
    Tree:
      type: object
      properties:
        name: { type: string, maxLength: ${bound} }
        branches: { type: array, items: { $ref: "#/components/schemas/Tree" } }`;
  expect(compareYaml(tree(5), tree(9)).map(inOneLine)).toEqual([
    "breaking GET /tree, response 200 application/json, $.name, maxLength",
  ]);
});
