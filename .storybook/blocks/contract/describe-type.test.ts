import { expect, test } from "vitest";
import { describeType } from "./describe-type.ts";
import type { OpenApi, Schema } from "./openapi.ts";

const contract: OpenApi = {
  paths: {},
  components: {
    schemas: {
      Id: { type: "string", format: "uuid", maxLength: 36 },
      NullString: { type: "object", properties: { Valid: { type: "boolean" } } },
      NullableString: {
        anyOf: [{ $ref: "#/components/schemas/NullString" }, { type: "string" }, { type: "null" }],
      },
    },
  },
};

const cases: [words: string, schema: Schema][] = [
  ["string (uuid)", { $ref: "#/components/schemas/Id" }],
  ["string (uuid)", { allOf: [{ $ref: "#/components/schemas/Id" }], description: "Whose." }],
  ["string (uuid) or null", { anyOf: [{ $ref: "#/components/schemas/Id" }, { type: "null" }] }],
  ["NullString, string or null", { $ref: "#/components/schemas/NullableString" }],
  ["string or null", { type: ["string", "null"] }],
  ["message or audio", { type: "string", enum: ["message", "audio"] }],
  ["string, 1 to 4,000 characters", { type: "string", minLength: 1, maxLength: 4000 }],
  ["string, at most 500 characters", { type: "string", maxLength: 500 }],
  ["string, at least 8 characters", { type: "string", minLength: 8 }],
  ["integer, 0 to 600,000", { type: "integer", minimum: 0, maximum: 600_000 }],
  ["any", {}],
];

test.each(cases)("%s", (words, schema) => {
  expect(describeType(contract, schema)).toBe(words);
});

test("a reference that leads nowhere is named", () => {
  const schema = { $ref: "#/components/schemas/Gone" };
  expect(() => describeType(contract, schema)).toThrow("no #/components/schemas/Gone");
});
