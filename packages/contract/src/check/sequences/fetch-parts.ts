import type { Member } from "../members/member.ts";
import type { RunContext } from "../run-context.ts";

/** Fetches a recording whole, in part and beyond its end. A server may ignore `Range`, and sends it whole. */
export async function fetchParts(
  { must, probe }: RunContext,
  id: string,
  as: Member,
  path: readonly string[],
): Promise<void> {
  const whole = await probe(id, 200, { as, path });
  const range = (value: string) => ({ as, path, headers: { Range: value } });
  const part = await probe(id, [200, 206], { ...range("bytes=2-5") });
  if (whole && part?.answer.status === 206) {
    const sent = Buffer.from(part.answer.bytes);
    const right = sent.equals(Buffer.from(whole.answer.bytes.subarray(2, 6)));
    must(part, right, "bytes 2-5 must be the third to the sixth byte of the file");
  }
  await probe(id, [200, 416], { ...range("bytes=99999999-"), what: "a range beyond the end" });
}
