import { type Contract, openContract } from "../contract/contract.ts";
import type { Node } from "../contract/node.ts";
import type { Operation } from "../contract/operation.ts";

/** A contract with one call of each kind, small enough to be read in a test. */
const smallDocument: Node = {
  openapi: "3.1.0",
  info: { title: "Small", version: "1.2.3" },
  servers: [{ url: "/api" }],
  security: [{ bearerAuth: [] }],
  paths: {
    "/things/{id}": {
      get: {
        operationId: "getThing",
        tags: ["things"],
        parameters: [
          {
            name: "id",
            in: "path",
            required: true,
            schema: { type: "string", format: "uuid" },
            example: "3d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04",
          },
          {
            name: "limit",
            in: "query",
            schema: { type: "integer", minimum: 1, maximum: 9 },
            example: 5,
          },
        ],
        responses: {
          "200": {
            headers: { "Retry-After": { required: true, schema: { type: "integer", minimum: 1 } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          "204": { description: "Nothing there." },
          "400": { $ref: "#/components/responses/Refused" },
          "401": { $ref: "#/components/responses/Refused" },
          "404": { $ref: "#/components/responses/Refused" },
          "429": { $ref: "#/components/responses/Refused" },
          "500": { $ref: "#/components/responses/Refused" },
        },
      },
    },
    "/things": {
      post: {
        operationId: "makeThing",
        tags: ["things"],
        security: [],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { $ref: "#/components/schemas/ThingRequest" },
              examples: { one: { value: { name: "a thing", email: "giulia@example.com" } } },
            },
          },
        },
        responses: {
          "201": {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          "400": { $ref: "#/components/responses/Refused" },
          "415": { $ref: "#/components/responses/Refused" },
        },
      },
    },
  },
  components: {
    responses: {
      Refused: {
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
    schemas: {
      Error: {
        type: "object",
        required: ["error_code", "message"],
        additionalProperties: false,
        properties: { error_code: { type: "string" }, message: { type: "string" } },
      },
      NullString: {
        type: "object",
        required: ["Valid"],
        additionalProperties: false,
        properties: { Valid: { type: "boolean" }, String: { type: "string", maxLength: 20 } },
      },
      Thing: {
        type: "object",
        required: ["name"],
        additionalProperties: false,
        properties: {
          name: {
            anyOf: [
              { $ref: "#/components/schemas/NullString" },
              { type: "string", maxLength: 20 },
              { type: "null" },
            ],
          },
          kind: { type: "string", enum: ["round", "square"] },
        },
      },
      ThingRequest: {
        type: "object",
        required: ["name"],
        additionalProperties: false,
        properties: {
          name: { type: "string", minLength: 3, maxLength: 8, pattern: "^[a-z ]*$" },
          email: { type: "string", format: "email" },
          kind: { allOf: [{ type: "string" }, { enum: ["round", "square"] }] },
          size: { type: "integer", minimum: 1, maximum: 10 },
          parts: { type: "array", maxItems: 2, items: { type: "string", maxLength: 3 } },
        },
      },
    },
  },
};

export const smallContract: Contract = openContract(smallDocument);

/** @throws where the small contract has no such operation */
export function smallOperation(id: string): Operation {
  const operation = smallContract.operations.find((each) => each.id === id);
  if (!operation) throw new Error(`no ${id}`);
  return operation;
}
