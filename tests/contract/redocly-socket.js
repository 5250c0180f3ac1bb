/**
 * Describes the content of `x-gemel-socket` to Redocly, so that it checks the extension's shape and counts the schemas
 * and examples of the frames as used. `examples.test.ts` checks the examples against the schemas: Redocly
 * does that for parameters, requests and answers only.
 */
export default () => ({
  id: "gemel",
  typeExtension: {
    oas3: (types) => ({
      ...types,
      Operation: {
        ...types.Operation,
        properties: { ...types.Operation.properties, "x-gemel-socket": "GemelSocket" },
      },
      GemelSocket: {
        properties: { sent: "MediaType", received: "MediaType", closeCodes: { type: "object" } },
        required: ["sent", "received", "closeCodes"],
      },
    }),
  },
});
