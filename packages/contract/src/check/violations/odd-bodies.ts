import { json, type Payload, text, type FilePart, form, type Part } from "../exchange/payload.ts";

const tenMegabytes = 10 * 1024 * 1024;

/** Unusable uploads, made from a valid one. The first file is the one that counts. */
export function oddForms(good: readonly Part[]): OddBody[] {
  const file = good.find((part): part is FilePart => "bytes" in part);
  if (!file) return [];
  const others = good.filter((part) => part !== file);
  const withFile = (changed: FilePart): Payload => form([changed, ...others]);
  const unreadable = { bytes: new TextEncoder().encode("neither picture nor sound ".repeat(80)) };
  return [
    { what: "a form without the file", payload: form(others), statuses: [400] },
    {
      what: "a form with the file under another name",
      payload: withFile({ ...file, name: "contract_runner_unknown" }),
      statuses: [400],
    },
    {
      what: "a form with an unknown field",
      payload: form([...good, { name: "contract_runner_unknown", text: "surprise" }]),
      statuses: [400],
    },
    {
      what: "text in the place of the file",
      payload: form([...others, { name: file.name, text: "x" }]),
      statuses: [400, 415],
    },
    {
      what: "an empty file",
      payload: withFile({ ...file, bytes: new Uint8Array() }),
      statuses: [400, 415, 422],
    },
    {
      what: "a file of another kind",
      payload: withFile({ ...file, ...unreadable }),
      statuses: [415, 422],
    },
    {
      what: "a file that breaks off",
      payload: withFile({ ...file, bytes: file.bytes.subarray(0, 24) }),
      statuses: [415, 422],
    },
    {
      what: "a file over 10 MB",
      payload: withFile({ ...file, zeros: tenMegabytes }),
      statuses: [413],
    },
    { what: "JSON in the place of the form", payload: json({}), statuses: [415] },
    {
      what: "a form without a boundary",
      payload: text("--x\r\n\r\n--x--", "multipart/form-data"),
      statuses: [400, 415],
    },
    {
      what: "a form that breaks off",
      payload: text(
        '--x\r\nContent-Disposition: form-data; name="a"',
        "multipart/form-data; boundary=x",
      ),
      statuses: [400],
    },
  ];
}

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
