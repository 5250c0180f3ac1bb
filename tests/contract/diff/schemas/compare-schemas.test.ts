import { describe, expect, test } from "vitest";
import type { Direction, Kind } from "../change/change.ts";
import { compareYaml, inOneLine } from "../testing/compare-yaml.ts";

const components = `
components:
  schemas:
    Name: { type: string, maxLength: 80 }
    Wrapped: { type: object, required: [Valid], properties: { Valid: { type: boolean } } }`;

/** A contract whose one call takes or answers a value of the schema, written as flow YAML. */
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

interface Rule {
  readonly rule: string;
  readonly before: string;
  readonly after: string;
  readonly request: readonly Kind[];
  readonly response: readonly Kind[];
}

const same = { request: [], response: [] } as const;
const narrower = { request: ["breaking"], response: ["compatible"] } as const;
const wider = { request: ["compatible"], response: ["breaking"] } as const;
const different = { request: ["breaking"], response: ["breaking"] } as const;
const editorial = { request: ["editorial"], response: ["editorial"] } as const;

const object = (fields: string, more = "additionalProperties: false") =>
  `{ type: object, properties: { ${fields} }, ${more} }`;
const a = "a: { type: string }";
const b = "b: { type: string }";

const rules: readonly Rule[] = [
  { rule: "enum loses a value", before: "{ enum: [x, y] }", after: "{ enum: [x] }", ...narrower },
  { rule: "enum gains a value", before: "{ enum: [x] }", after: "{ enum: [x, y] }", ...wider },
  { rule: "enum swaps a value", before: "{ enum: [x] }", after: "{ enum: [y] }", ...different },
  { rule: "enum in another order", before: "{ enum: [x, y] }", after: "{ enum: [y, x] }", ...same },
  {
    rule: "const appears",
    before: "{ type: string }",
    after: "{ type: string, const: x }",
    ...narrower,
  },
  {
    rule: "maxLength falls",
    before: "{ type: string, maxLength: 9 }",
    after: "{ type: string, maxLength: 5 }",
    ...narrower,
  },
  {
    rule: "maxLength rises",
    before: "{ type: string, maxLength: 5 }",
    after: "{ type: string, maxLength: 9 }",
    ...wider,
  },
  {
    rule: "maxLength appears",
    before: "{ type: string }",
    after: "{ type: string, maxLength: 9 }",
    ...narrower,
  },
  {
    rule: "maxLength goes",
    before: "{ type: string, maxLength: 9 }",
    after: "{ type: string }",
    ...wider,
  },
  {
    rule: "minimum rises",
    before: "{ type: integer, minimum: 1 }",
    after: "{ type: integer, minimum: 18 }",
    ...narrower,
  },
  {
    rule: "minimum falls to zero",
    before: "{ type: integer, minimum: 1 }",
    after: "{ type: integer, minimum: 0 }",
    ...wider,
  },
  {
    rule: "maxItems falls",
    before: "{ type: array, maxItems: 9 }",
    after: "{ type: array, maxItems: 5 }",
    ...narrower,
  },
  {
    rule: "uniqueItems appears",
    before: "{ type: array }",
    after: "{ type: array, uniqueItems: true }",
    ...narrower,
  },
  {
    rule: "multipleOf doubles",
    before: "{ type: integer, multipleOf: 2 }",
    after: "{ type: integer, multipleOf: 4 }",
    ...narrower,
  },
  {
    rule: "multipleOf halves",
    before: "{ type: integer, multipleOf: 4 }",
    after: "{ type: integer, multipleOf: 2 }",
    ...wider,
  },
  {
    rule: "pattern appears",
    before: "{ type: string }",
    after: "{ type: string, pattern: a }",
    ...narrower,
  },
  {
    rule: "pattern goes",
    before: "{ type: string, pattern: a }",
    after: "{ type: string }",
    ...wider,
  },
  {
    rule: "pattern changes",
    before: "{ type: string, pattern: a }",
    after: "{ type: string, pattern: b }",
    ...different,
  },
  {
    rule: "format appears",
    before: "{ type: string }",
    after: "{ type: string, format: uuid }",
    ...narrower,
  },
  { rule: "type changes", before: "{ type: string }", after: "{ type: integer }", ...different },
  {
    rule: "integer becomes number",
    before: "{ type: integer }",
    after: "{ type: number }",
    ...wider,
  },
  {
    rule: "number becomes integer",
    before: "{ type: number }",
    after: "{ type: integer }",
    ...narrower,
  },
  { rule: "anything becomes text", before: "{}", after: "{ type: string }", ...narrower },
  {
    rule: "null appears",
    before: "{ type: string }",
    after: "{ type: [string, 'null'] }",
    ...wider,
  },
  {
    rule: "null goes",
    before: "{ type: [string, 'null'] }",
    after: "{ type: string }",
    ...narrower,
  },
  {
    rule: "null of an enum appears",
    before: "{ type: string, enum: [x] }",
    after: "{ type: [string, 'null'], enum: [x, null] }",
    ...wider,
  },
  {
    rule: "null written as a form",
    before: "{ type: [string, 'null'] }",
    after: "{ anyOf: [{ type: 'null' }, { type: string }] }",
    ...same,
  },
  {
    rule: "a form appears",
    before: "{ anyOf: [{ $ref: '#/components/schemas/Wrapped' }] }",
    after: "{ anyOf: [{ $ref: '#/components/schemas/Wrapped' }, { type: string }] }",
    ...wider,
  },
  {
    rule: "a form goes",
    before: "{ oneOf: [{ type: string }, { type: integer }] }",
    after: "{ oneOf: [{ type: string }] }",
    ...narrower,
  },
  {
    rule: "a form narrows",
    before: "{ anyOf: [{ type: string }, { type: integer }] }",
    after: "{ anyOf: [{ type: integer }, { type: string, maxLength: 9 }] }",
    ...narrower,
  },
  {
    rule: "$ref written out",
    before: "{ $ref: '#/components/schemas/Name' }",
    after: "{ type: string, maxLength: 80 }",
    ...same,
  },
  {
    rule: "beside a $ref something narrows",
    before: "{ $ref: '#/components/schemas/Name' }",
    after: "{ $ref: '#/components/schemas/Name', maxLength: 20 }",
    ...narrower,
  },
  {
    rule: "beside a $ref something wider changes nothing",
    before: "{ $ref: '#/components/schemas/Name' }",
    after: "{ $ref: '#/components/schemas/Name', maxLength: 200 }",
    ...same,
  },
  {
    rule: "allOf written out",
    before: `{ allOf: [${object(a, "required: [a]")}, ${object(b, "required: [b]")}] }`,
    after: object(`${a}, ${b}`, "required: [b, a]"),
    ...same,
  },
  {
    rule: "a layer of allOf narrows",
    before: `{ allOf: [${object(a)}, ${object("a: { maxLength: 9 }")}] }`,
    after: `{ allOf: [${object(a)}, ${object("a: { maxLength: 5 }")}] }`,
    ...narrower,
  },
  {
    rule: "items narrow",
    before: "{ type: array, items: { type: string } }",
    after: "{ type: array, items: { type: string, minLength: 1 } }",
    ...narrower,
  },
  {
    rule: "a required field appears",
    before: object(a),
    after: object(`${a}, ${b}`, "additionalProperties: false, required: [b]"),
    request: ["breaking"],
    response: ["compatible"],
  },
  {
    rule: "an optional field appears",
    before: object(a),
    after: object(`${a}, ${b}`),
    request: ["compatible"],
    response: ["compatible"],
  },
  {
    rule: "a field goes",
    before: object(`${a}, ${b}`),
    after: object(a),
    request: ["breaking"],
    response: ["breaking"],
  },
  {
    rule: "a field becomes required",
    before: object(a),
    after: object(a, "additionalProperties: false, required: [a]"),
    ...narrower,
  },
  {
    rule: "a field becomes optional",
    before: object(a, "additionalProperties: false, required: [a]"),
    after: object(a),
    ...wider,
  },
  {
    rule: "a field is required that is not described",
    before: "{ type: object }",
    after: "{ type: object, required: [z] }",
    request: ["breaking"],
    response: ["compatible"],
  },
  {
    rule: "an object closes",
    before: object(a, "minProperties: 0"),
    after: object(a, "minProperties: 0, additionalProperties: false"),
    ...narrower,
  },
  {
    rule: "an object opens",
    before: object(a),
    after: object(a, "additionalProperties: true"),
    request: ["compatible"],
    response: ["compatible"],
  },
  {
    rule: "the values of a map narrow",
    before: "{ type: object, additionalProperties: { type: string } }",
    after: "{ type: object, additionalProperties: { type: string, maxLength: 9 } }",
    ...narrower,
  },
  {
    rule: "a default appears",
    before: "{ type: string }",
    after: "{ type: string, default: x }",
    request: ["compatible"],
    response: ["editorial"],
  },
  {
    rule: "a default changes",
    before: "{ type: string, default: x }",
    after: "{ type: string, default: y }",
    request: ["breaking"],
    response: ["editorial"],
  },
  {
    rule: "a default goes",
    before: "{ type: string, default: x }",
    after: "{ type: string }",
    request: ["breaking"],
    response: ["editorial"],
  },
  {
    rule: "a description changes",
    before: "{ type: string, description: Old. }",
    after: "{ type: string, description: New. }",
    ...editorial,
  },
  {
    rule: "a title, an example and an extension in one",
    before: "{ type: string }",
    after: "{ type: string, title: T, examples: [x], x-a: 1 }",
    request: ["editorial", "editorial", "editorial"],
    response: ["editorial", "editorial", "editorial"],
  },
  {
    rule: "a keyword that is not judged",
    before: "{ type: object }",
    after: "{ type: object, dependentRequired: { a: [b] } }",
    ...different,
  },
];

describe.each(rules)("$rule", ({ before, after, request, response }) => {
  test("in a request", () => {
    expect(compare("request", before, after).map(({ kind }) => kind)).toEqual(request);
  });
  test("in an answer", () => {
    expect(compare("response", before, after).map(({ kind }) => kind)).toEqual(response);
  });
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

test("forms are told by their names", () => {
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
