import { expect, test } from "vitest";
import type { OpenApi } from "./openapi.ts";
import { readLiveConnection } from "./read-socket.ts";

const contract: OpenApi = {
  paths: {
    "/me": { get: {} },
    "/ws/chat": {
      get: {
        "x-gemel-socket": {
          sent: {
            schema: { $ref: "#/components/schemas/Sent" },
            examples: { plain: { $ref: "#/components/examples/SentPlain" } },
          },
          received: {
            schema: { $ref: "#/components/schemas/Received" },
            examples: { ack: { value: { type: "ack" } } },
          },
          closeCodes: { "1000": "The client left." },
        },
      },
    },
  },
  components: {
    schemas: {
      Id: { type: "string", format: "uuid", description: "An id." },
      Sent: {
        description: "A message to send.",
        required: ["content"],
        properties: {
          content: { type: "string", description: "The text." },
          id: { allOf: [{ $ref: "#/components/schemas/Id" }], "x-gemel-extension": true },
        },
      },
      Received: {
        description: "Distinguished by `type`.",
        anyOf: [{ $ref: "#/components/schemas/Ack" }],
      },
      Ack: {
        description: "It is stored.",
        "x-gemel-extension": true,
        properties: { type: { enum: ["ack"], "x-gemel-extension": true } },
      },
    },
    examples: { SentPlain: { summary: "Giulia writes", value: { content: "Ciao" } } },
  },
};

test("a single kind of frame describes itself, field by field", () => {
  const { sent } = readLiveConnection(contract);

  expect(sent.description).toBe("");
  expect(sent.frames).toEqual([
    {
      name: "Sent",
      description: "A message to send.",
      isExtension: false,
      fields: [
        {
          name: "content",
          type: "string",
          description: "The text.",
          isRequired: true,
          isExtension: false,
        },
        {
          name: "id",
          type: "string (uuid)",
          description: "An id.",
          isRequired: false,
          isExtension: true,
        },
      ],
    },
  ]);
});

test("alternatives become one frame each, under what they have in common", () => {
  const { received } = readLiveConnection(contract);

  expect(received.description).toBe("Distinguished by `type`.");
  expect(received.frames.map(({ name }) => name)).toEqual(["Ack"]);
});

test("the fields of a frame that is an extension are not marked again", () => {
  const [ack] = readLiveConnection(contract).received.frames;

  expect(ack?.isExtension).toBe(true);
  expect(ack?.fields.map(({ isExtension }) => isExtension)).toEqual([false]);
});

test("examples come by name, whether in place or by reference", () => {
  const { sent, received } = readLiveConnection(contract);

  expect(sent.examples).toEqual([
    { name: "plain", summary: "Giulia writes", json: '{\n  "content": "Ciao"\n}' },
  ]);
  expect(received.examples).toEqual([{ name: "ack", summary: "", json: '{\n  "type": "ack"\n}' }]);
});
