import { expect, test } from "vitest";
import { compareYaml, inOneLine } from "../testing/compare-yaml.ts";

interface Rule {
  readonly rule: string;
  readonly before: string;
  readonly after: string;
  readonly told: readonly string[];
}

const path = (operations: string) => `paths: { /a: { ${operations} } }`;
const get = (fields: string) => path(`get: { ${fields} }`);
const post = (fields: string) => path(`post: { ${fields} }`);
const ok = '"200": { description: It. }';
const answers = (responses: string) => get(`responses: { ${responses} }`);
const answer = (fields: string) => answers(`"200": { description: It., ${fields} }`);
const query = (fields: string) => get(`parameters: [{ name: q, in: query, ${fields} }]`);
const secured = (ways: string) => get(`security: ${ways}`);

const rules: readonly Rule[] = [
  {
    rule: "an operation goes",
    before: path("get: {}, put: {}"),
    after: path("get: {}"),
    told: ["breaking PUT /a, operation"],
  },
  {
    rule: "an operation appears",
    before: path("get: {}"),
    after: path("get: {}, put: {}"),
    told: ["compatible PUT /a, operation"],
  },
  {
    rule: "a path parameter gets another name",
    before:
      "paths: { '/a/{id}': { get: { parameters: [{ name: id, in: path, required: true }] } } }",
    after:
      "paths: { '/a/{userId}': { parameters: [{ name: userId, in: path, required: true }], get: {} } }",
    told: [],
  },
  {
    rule: "a required parameter appears",
    before: get(""),
    after: query("required: true"),
    told: ["breaking GET /a, request query q, parameter"],
  },
  {
    rule: "an optional parameter appears",
    before: get(""),
    after: query("required: false"),
    told: ["compatible GET /a, request query q, parameter"],
  },
  {
    rule: "a parameter goes",
    before: query("required: false"),
    after: get(""),
    told: ["breaking GET /a, request query q, parameter"],
  },
  {
    rule: "a parameter becomes required",
    before: query("required: false"),
    after: query("required: true"),
    told: ["breaking GET /a, request query q, presence"],
  },
  {
    rule: "a parameter's bound narrows",
    before: query("schema: { type: integer, maximum: 100 }"),
    after: query("schema: { type: integer, maximum: 50 }"),
    told: ["breaking GET /a, request query q, $, maximum"],
  },
  {
    rule: "a parameter is written otherwise",
    before: query("explode: true"),
    after: query("explode: false"),
    told: ["breaking GET /a, request query q, explode"],
  },
  {
    rule: "a header parameter in other letters",
    before: get("parameters: [{ name: If-Match, in: header }]"),
    after: get("parameters: [{ name: if-match, in: header }]"),
    told: [],
  },
  {
    rule: "a required body appears",
    before: post(""),
    after: post("requestBody: { required: true, content: {} }"),
    told: ["breaking POST /a, request body, body"],
  },
  {
    rule: "an optional body appears",
    before: post(""),
    after: post("requestBody: { content: {} }"),
    told: ["compatible POST /a, request body, body"],
  },
  {
    rule: "a body goes",
    before: post("requestBody: { content: {} }"),
    after: post(""),
    told: ["breaking POST /a, request body, body"],
  },
  {
    rule: "a body becomes optional",
    before: post("requestBody: { required: true, content: {} }"),
    after: post("requestBody: { content: {} }"),
    told: ["compatible POST /a, request body, presence"],
  },
  {
    rule: "a request media type goes and another appears",
    before: post("requestBody: { content: { text/plain: {} } }"),
    after: post("requestBody: { content: { application/json: {} } }"),
    told: [
      "breaking POST /a, request body, media type",
      "compatible POST /a, request body, media type",
    ],
  },
  {
    rule: "a form's field takes fewer media types",
    before: post(
      "requestBody: { content: { multipart/form-data: { encoding: { f: { contentType: 'image/png, image/jpeg' } } } } }",
    ),
    after: post(
      "requestBody: { content: { multipart/form-data: { encoding: { f: { contentType: image/jpeg } } } } }",
    ),
    told: ["breaking POST /a, request body multipart/form-data, $.f, contentType"],
  },
  {
    rule: "a status goes",
    before: answers(`${ok}, "404": { description: No. }`),
    after: answers(ok),
    told: ["breaking GET /a, response 404, status"],
  },
  {
    rule: "an error appears",
    before: answers(ok),
    after: answers(`${ok}, "409": { description: No. }`),
    told: ["compatible GET /a, response 409, status"],
  },
  {
    rule: "a success appears",
    before: answers(ok),
    after: answers(`${ok}, "202": { description: Later. }`),
    told: ["breaking GET /a, response 202, status"],
  },
  {
    rule: "an answer's media type goes",
    before: answer("content: { audio/webm: {}, audio/mp4: {} }"),
    after: answer("content: { audio/mp4: {} }"),
    told: ["breaking GET /a, response 200, media type"],
  },
  {
    rule: "an answer's media type appears",
    before: answer("content: { audio/mp4: {} }"),
    after: answer("content: { audio/webm: {}, audio/mp4: {} }"),
    told: ["breaking GET /a, response 200, media type"],
  },
  {
    rule: "a body appears where an answer had none",
    before: answer(""),
    after: answer("content: { application/json: {} }"),
    told: ["compatible GET /a, response 200, media type"],
  },
  {
    rule: "an answer's header goes and another appears",
    before: answer("headers: { ETag: {} }"),
    after: answer("headers: { Age: {} }"),
    told: [
      "breaking GET /a, response 200 header etag, header",
      "compatible GET /a, response 200 header age, header",
    ],
  },
  {
    rule: "an answer's header is no longer promised",
    before: answer("headers: { ETag: { required: true } }"),
    after: answer("headers: { ETag: {} }"),
    told: ["breaking GET /a, response 200 header etag, presence"],
  },
  {
    rule: "an open call asks for a token",
    before: secured("[]"),
    after: secured("[{ bearer: [] }]"),
    told: ["breaking GET /a, request, security"],
  },
  {
    rule: "a call needs no token any more",
    before: secured("[{ bearer: [] }]"),
    after: secured("[{}, { bearer: [] }]"),
    told: ["compatible GET /a, request, security"],
  },
  {
    rule: "one more proof is needed",
    before: secured("[{ bearer: [] }]"),
    after: secured("[{ bearer: [], cookie: [] }]"),
    told: ["breaking GET /a, request, security"],
  },
  {
    rule: "one more scope is needed",
    before: secured("[{ oauth: [read] }]"),
    after: secured("[{ oauth: [read, write] }]"),
    told: ["breaking GET /a, request, security"],
  },
  {
    rule: "the whole contract asks for a token",
    before: get(""),
    after: `security: [{ bearer: [] }]\n${get("")}`,
    told: ["breaking GET /a, request, security"],
  },
  {
    rule: "the cookie gets another name",
    before: "components: { securitySchemes: { c: { type: apiKey, in: cookie, name: a } } }",
    after: "components: { securitySchemes: { c: { type: apiKey, in: cookie, name: b } } }",
    told: ["breaking contract, security scheme c, name"],
  },
  {
    rule: "the server moves",
    before: "servers: [{ url: /api }]",
    after: "servers: [{ url: /v2 }]",
    told: ["breaking contract, servers"],
  },
  {
    rule: "a server appears",
    before: "servers: [{ url: /api }]",
    after: "servers: [{ url: /api }, { url: /v2 }]",
    told: ["compatible contract, servers"],
  },
  {
    rule: "what is written for readers changes",
    before: get("summary: Old., tags: [a], operationId: a"),
    after: `info: { version: 2 }\n${get("description: New., tags: [b], operationId: b, x-new: true")}`,
    told: [
      "editorial contract, info",
      "editorial GET /a, summary",
      "editorial GET /a, tags",
      "editorial GET /a, operationId",
      "editorial GET /a, description",
      "editorial GET /a, x-new",
    ],
  },
  {
    rule: "a shared example changes",
    before: `${answer("content: { a/b: { examples: { one: { $ref: '#/components/examples/E' } } } }")}
components: { examples: { E: { value: 1 } } }`,
    after: `${answer("content: { a/b: { examples: { one: { $ref: '#/components/examples/E' } } } }")}
components: { examples: { E: { value: 2 } } }`,
    told: ["editorial GET /a, response 200 a/b, example one"],
  },
  {
    rule: "what a socket receives widens, what it sends narrows",
    before: get(
      "x-gemel-socket: { sent: { schema: { maxLength: 9 } }, received: { schema: { enum: [a] } } }",
    ),
    after: get(
      "x-gemel-socket: { sent: { schema: { maxLength: 5 } }, received: { schema: { enum: [a, b] } } }",
    ),
    told: [
      "breaking GET /a, request frame, $, maxLength",
      "breaking GET /a, response frame, $, enum",
      "editorial GET /a, x-gemel-socket",
    ],
  },
  {
    rule: "what OpenAPI has and this comparison does not judge",
    before: get(""),
    after: get("callbacks: { c: {} }"),
    told: ["breaking GET /a, callbacks"],
  },
];

test.each(rules)("$rule", ({ before, after, told }) => {
  expect(compareYaml(before, after).map(inOneLine)).toEqual(told);
});
