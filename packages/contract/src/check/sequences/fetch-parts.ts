import type { Member } from "../members/member.ts";
import type { RunContext } from "../run-context.ts";
import { must, probe } from "./step.ts";

/** Fetches a recording whole, in part and beyond its end. A server may ignore `Range`, and sends it whole. */
export async function fetchParts(
  context: RunContext,
  id: string,
  as: Member,
  path: readonly string[],
): Promise<void> {
  const whole = await probe(context, id, { as, path, status: 200 });
  const range = (value: string) => ({ as, path, headers: { Range: value } });
  const part = await probe(context, id, { ...range("bytes=2-5"), status: [200, 206] });
  if (whole && part?.answer.status === 206) {
    const sent = Buffer.from(part.answer.bytes);
    const right = sent.equals(Buffer.from(whole.answer.bytes.subarray(2, 6)));
    must(context, part, right, "bytes 2-5 must be the third to the sixth byte of the file");
  }
  await probe(context, id, {
    ...range("bytes=99999999-"),
    status: [200, 416],
    what: "a range beyond the end",
  });
}
