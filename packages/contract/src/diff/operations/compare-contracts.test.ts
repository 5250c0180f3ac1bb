import { expect, test } from "vitest";
import { compareYaml, inOneLine } from "../testing/compare-yaml.ts";

type Rule = readonly [rule: string, before: string, after: string, expected: readonly string[]];

const path = (operations: string) => `paths: { /a: { ${operations} } }`;
const get = (fields: string) => path(`get: { ${fields} }`);
const post = (fields: string) => path(`post: { ${fields} }`);
const ok = '"200": { description: It. }';
const answers = (responses: string) => get(`responses: { ${responses} }`);
const answer = (fields: string) => answers(`"200": { description: It., ${fields} }`);
const query = (fields: string) => get(`parameters: [{ name: q, in: query, ${fields} }]`);
const secured = (ways: string) => get(`security: ${ways}`);

const rules: readonly Rule[] = [
  ["an operation goes", path("get: {}, put: {}"), path("get: {}"), ["breaking PUT /a, operation"]],
  [
    "an operation appears",
    path("get: {}"),
    path("get: {}, put: {}"),
    ["compatible PUT /a, operation"],
  ],
  [
    "a path parameter gets another name",
    "paths: { '/a/{id}': { get: { parameters: [{ name: id, in: path, required: true }] } } }",
    "paths: { '/a/{userId}': { parameters: [{ name: userId, in: path, required: true }], get: {} } }",
    [],
  ],
  [
    "a required parameter appears",
    get(""),
    query("required: true"),
    ["breaking GET /a, request query q, parameter"],
  ],
  [
    "an optional parameter appears",
    get(""),
    query("required: false"),
    ["compatible GET /a, request query q, parameter"],
  ],
  [
    "a parameter goes",
    query("required: false"),
    get(""),
    ["breaking GET /a, request query q, parameter"],
  ],
  [
    "a parameter becomes required",
    query("required: false"),
    query("required: true"),
    ["breaking GET /a, request query q, presence"],
  ],
  [
    "a parameter's bound narrows",
    query("schema: { type: integer, maximum: 100 }"),
    query("schema: { type: integer, maximum: 50 }"),
    ["breaking GET /a, request query q, $, maximum"],
  ],
  [
    "a parameter is written otherwise",
    query("explode: true"),
    query("explode: false"),
    ["breaking GET /a, request query q, explode"],
  ],
  [
    "a header parameter in other letters",
    get("parameters: [{ name: If-Match, in: header }]"),
    get("parameters: [{ name: if-match, in: header }]"),
    [],
  ],
  [
    "a required body appears",
    post(""),
    post("requestBody: { required: true, content: {} }"),
    ["breaking POST /a, request body, body"],
  ],
  [
    "an optional body appears",
    post(""),
    post("requestBody: { content: {} }"),
    ["compatible POST /a, request body, body"],
  ],
  [
    "a body goes",
    post("requestBody: { content: {} }"),
    post(""),
    ["breaking POST /a, request body, body"],
  ],
  [
    "a body becomes optional",
    post("requestBody: { required: true, content: {} }"),
    post("requestBody: { content: {} }"),
    ["compatible POST /a, request body, presence"],
  ],
  [
    "a request media type goes and another appears",
    post("requestBody: { content: { text/plain: {} } }"),
    post("requestBody: { content: { application/json: {} } }"),
    ["breaking POST /a, request body, media type", "compatible POST /a, request body, media type"],
  ],
  [
    "a form's field takes fewer media types",
    post(
      "requestBody: { content: { multipart/form-data: { encoding: { f: { contentType: 'image/png, image/jpeg' } } } } }",
    ),
    post(
      "requestBody: { content: { multipart/form-data: { encoding: { f: { contentType: image/jpeg } } } } }",
    ),
    ["breaking POST /a, request body multipart/form-data, $.f, contentType"],
  ],
  [
    "a status goes",
    answers(`${ok}, "404": { description: No. }`),
    answers(ok),
    ["breaking GET /a, response 404, status"],
  ],
  [
    "an error appears",
    answers(ok),
    answers(`${ok}, "409": { description: No. }`),
    ["compatible GET /a, response 409, status"],
  ],
  [
    "a success appears",
    answers(ok),
    answers(`${ok}, "202": { description: Later. }`),
    ["breaking GET /a, response 202, status"],
  ],
  [
    "an answer's media type goes",
    answer("content: { audio/webm: {}, audio/mp4: {} }"),
    answer("content: { audio/mp4: {} }"),
    ["breaking GET /a, response 200, media type"],
  ],
  [
    "an answer's media type appears",
    answer("content: { audio/mp4: {} }"),
    answer("content: { audio/webm: {}, audio/mp4: {} }"),
    ["breaking GET /a, response 200, media type"],
  ],
  [
    "a body appears where an answer had none",
    answer(""),
    answer("content: { application/json: {} }"),
    ["compatible GET /a, response 200, media type"],
  ],
  [
    "an answer's header goes and another appears",
    answer("headers: { ETag: {} }"),
    answer("headers: { Age: {} }"),
    [
      "breaking GET /a, response 200 header etag, header",
      "compatible GET /a, response 200 header age, header",
    ],
  ],
  [
    "an answer's header is no longer promised",
    answer("headers: { ETag: { required: true } }"),
    answer("headers: { ETag: {} }"),
    ["breaking GET /a, response 200 header etag, presence"],
  ],
  [
    "an open call asks for a token",
    secured("[]"),
    secured("[{ bearer: [] }]"),
    ["breaking GET /a, request, security"],
  ],
  [
    "a call needs no token any more",
    secured("[{ bearer: [] }]"),
    secured("[{}, { bearer: [] }]"),
    ["compatible GET /a, request, security"],
  ],
  [
    "one more proof is needed",
    secured("[{ bearer: [] }]"),
    secured("[{ bearer: [], cookie: [] }]"),
    ["breaking GET /a, request, security"],
  ],
  [
    "one more scope is needed",
    secured("[{ oauth: [read] }]"),
    secured("[{ oauth: [read, write] }]"),
    ["breaking GET /a, request, security"],
  ],
  [
    "the whole contract asks for a token",
    get(""),
    `security: [{ bearer: [] }]\n${get("")}`,
    ["breaking GET /a, request, security"],
  ],
  [
    "the cookie gets another name",
    "components: { securitySchemes: { c: { type: apiKey, in: cookie, name: a } } }",
    "components: { securitySchemes: { c: { type: apiKey, in: cookie, name: b } } }",
    ["breaking contract, security scheme c, name"],
  ],
  [
    "the server moves",
    "servers: [{ url: /api }]",
    "servers: [{ url: /v2 }]",
    ["breaking contract, servers"],
  ],
  [
    "a server appears",
    "servers: [{ url: /api }]",
    "servers: [{ url: /api }, { url: /v2 }]",
    ["compatible contract, servers"],
  ],
  [
    "what is written for readers changes",
    get("summary: Old., tags: [a], operationId: a"),
    `info: { version: 2 }\n${get("description: New., tags: [b], operationId: b, x-new: true")}`,
    [
      "editorial contract, info",
      "editorial GET /a, summary",
      "editorial GET /a, tags",
      "editorial GET /a, operationId",
      "editorial GET /a, description",
      "editorial GET /a, x-new",
    ],
  ],
  [
    "a shared example changes",
    `${answer("content: { a/b: { examples: { one: { $ref: '#/components/examples/E' } } } }")}
components: { examples: { E: { value: 1 } } }`,
    `${answer("content: { a/b: { examples: { one: { $ref: '#/components/examples/E' } } } }")}
components: { examples: { E: { value: 2 } } }`,
    ["editorial GET /a, response 200 a/b, example one"],
  ],
  [
    "what a socket receives widens, what it sends narrows",
    get(
      "x-gemel-socket: { sent: { schema: { maxLength: 9 } }, received: { schema: { enum: [a] } } }",
    ),
    get(
      "x-gemel-socket: { sent: { schema: { maxLength: 5 } }, received: { schema: { enum: [a, b] } } }",
    ),
    [
      "breaking GET /a, request frame, $, maxLength",
      "breaking GET /a, response frame, $, enum",
      "editorial GET /a, x-gemel-socket",
    ],
  ],
  [
    "what OpenAPI has and this comparison does not judge",
    get(""),
    get("callbacks: { c: {} }"),
    ["breaking GET /a, callbacks"],
  ],
];

test.each(rules)("%s", (_, before, after, expected) => {
  expect(compareYaml(before, after).map(inOneLine)).toEqual(expected);
});
