import { type FilePart, form, json, type Part, type Payload, text } from "../exchange/payload.ts";
import type { OddBody } from "./odd-bodies.ts";

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
