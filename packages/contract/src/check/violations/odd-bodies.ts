import { json, type Payload, text } from "../exchange/payload.ts";

export interface OddBody {
  readonly what: string;
  readonly payload: Payload;
  /** The statuses that refuse it, of those that the contract names. */
  readonly statuses: readonly number[];
}

const jsonType = "application/json";

/** Bodies that no call reads: unreadable, of another media type, far too long. */
export function oddBodies(valid: unknown): OddBody[] {
  const written = JSON.stringify(valid);
  const bytes = (content: Uint8Array): Payload => ({ type: jsonType, bytes: content });
  return [
    {
      what: "JSON that breaks off",
      payload: text(written.slice(0, -1), jsonType),
      statuses: [400],
    },
    { what: "an empty body", payload: text("", jsonType), statuses: [400] },
    { what: "text behind the JSON", payload: text(`${written} x`, jsonType), statuses: [400] },
    {
      what: "JSON that is no UTF-8",
      payload: bytes(Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)),
      statuses: [400],
    },
    { what: "very deep JSON", payload: text("[".repeat(20_000), jsonType), statuses: [400] },
    {
      what: "a __proto__",
      payload: text(`{"__proto__":{"admin":true},${written.slice(1)}`, jsonType),
      statuses: [400],
    },
    { what: "a body as text/plain", payload: text(written, "text/plain"), statuses: [415] },
    {
      what: "a body as a form",
      payload: text("a=b", "application/x-www-form-urlencoded"),
      statuses: [415],
    },
    { what: "a body as XML", payload: text("<a/>", "application/xml"), statuses: [415] },
    {
      what: "a body of 2 MB",
      payload: json({ contract_runner_unknown: "x".repeat(2 * 1024 * 1024) }),
      statuses: [413, 400],
    },
  ];
}
