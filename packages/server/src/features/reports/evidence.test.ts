import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { EVIDENCE_LIMIT, FIRST_LIMIT, firstEvidence, joinEvidence } from "./evidence.ts";
import type { ReportedMessage } from "../../database/documents.ts";

const [ada, eve] = [randomUUID(), randomUUID()];
const about = (markedIds: readonly string[] = []) => ({
  reporterId: ada,
  reportedId: eve,
  markedIds,
});

/** Messages one second after the other. */
const said = (count: number, { from = eve, at = 0, text = "Hello" } = {}): ReportedMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    sender_id: from,
    kind: "text",
    text,
    audio_file: null,
    sent_at: new Date((at + index) * 1_000).toISOString(),
  }));

const idsOf = (messages: readonly ReportedMessage[]) => messages.map(({ id }) => id);
const sizeOf = (messages: readonly ReportedMessage[]) =>
  Buffer.byteLength(JSON.stringify(messages));
/** 4,000 code points, as many as a message can have, of four bytes each. */
const long = "😀".repeat(4_000);

describe("the evidence of a report", () => {
  it("is kept whole up to its limit", () => {
    const first = said(FIRST_LIMIT.messages);
    expect(firstEvidence(first, about())).toEqual(first);
    const later = said(EVIDENCE_LIMIT.messages - first.length, { at: first.length });
    const joined = joinEvidence(first, later, about());
    expect(idsOf(joined)).toEqual(idsOf([...first, ...later]));
  });

  it("leaves out the middle of too many messages", () => {
    const found = said(FIRST_LIMIT.messages + 10);
    const kept = idsOf(firstEvidence(found, about()));
    expect(kept).toHaveLength(FIRST_LIMIT.messages);
    const ids = idsOf(found);
    expect(kept.slice(0, 1_000)).toEqual(ids.slice(0, 1_000));
    expect(kept.slice(-1_000)).toEqual(ids.slice(-1_000));
  });

  it("keeps what is named, the first of the reported member, and what the reporter said, in a flood of long texts", () => {
    const [start, before] = [said(100, { text: long }), said(200, { at: 100, text: long })];
    const own = said(1, { from: ada, at: 300 });
    const [named = own[0], ...after] = said(200, { at: 301, text: long });
    if (named === undefined) throw new Error("nothing was said");
    const found = [...start, ...before, ...own, named, ...after];
    const kept = firstEvidence(found, about([named.id]));
    expect(sizeOf(kept)).toBeLessThanOrEqual(FIRST_LIMIT.bytes + kept.length + 1);
    expect(idsOf(kept)).toEqual(expect.arrayContaining(idsOf([...start, ...own, named])));
  });

  it.each([
    {
      flood: "that came after short ones",
      before: said(300),
      after: [...said(150, { at: 400 }), ...said(125, { at: 600, text: long })],
    },
    {
      flood: "that came before and after",
      before: [...said(100, { text: long }), ...said(60, { at: 200 })],
      after: [...said(60, { at: 400 }), ...said(100, { at: 600, text: long })],
    },
  ])("keeps what the reporter answered in a flood of long texts $flood", ({ before, after }) => {
    const threat = said(1, { at: 301, text: "I know where you live" });
    const answer = said(1, { from: ada, at: 302, text: "Please stop" });
    const kept = firstEvidence([...before, ...threat, ...answer, ...after], about());
    expect(idsOf(kept)).toEqual(expect.arrayContaining(idsOf([...threat, ...answer])));
    expect(kept).toEqual(kept.toSorted((a, b) => a.sent_at.localeCompare(b.sent_at)));
    expect(sizeOf(kept)).toBeLessThanOrEqual(FIRST_LIMIT.bytes + kept.length + 1);
  });

  it("keeps short messages of the middle before long ones of the ends", () => {
    const middle = said(500, { at: 1_000, text: "You will see" });
    const found = [
      ...said(200, { text: long }),
      ...middle,
      ...said(200, { at: 2_000, text: long }),
    ];
    expect(idsOf(firstEvidence(found, about()))).toEqual(expect.arrayContaining(idsOf(middle)));
  });

  it("keeps the first words of a twin in a flood of the reported member, and theirs in a flood of the twin", () => {
    const withTwin = (messages: readonly ReportedMessage[]) =>
      messages.map((message) => ({ ...message, is_with_twin: true }));
    const flood = (at: number) => said(800, { at, text: long });
    const middle = said(100, { at: 1_000 });
    for (const found of [
      [...flood(0), ...withTwin(middle), ...flood(2_000)],
      [...withTwin(flood(0)), ...middle, ...withTwin(flood(2_000))],
    ]) {
      expect(idsOf(firstEvidence(found, about()))).toEqual(expect.arrayContaining(idsOf(middle)));
    }
  });

  it("does not grow with further reports, and loses neither the first evidence nor what was named", () => {
    const first = firstEvidence(said(400, { text: "First" }), about());
    let evidence = first;
    const named: string[] = [];
    for (let round = 1; round <= 30; round += 1) {
      const found = said(300, { at: round * 1_000, text: long });
      const marked = found[150]?.id ?? "";
      named.push(marked);
      evidence = joinEvidence(evidence, found, about([marked]));
      expect(evidence.length).toBeLessThanOrEqual(EVIDENCE_LIMIT.messages);
      expect(sizeOf(evidence)).toBeLessThanOrEqual(EVIDENCE_LIMIT.bytes + evidence.length + 1);
      // The newest that came with it.
      expect(idsOf(evidence)).toContain(found.at(-1)?.id);
    }
    expect(idsOf(evidence)).toEqual(expect.arrayContaining([...idsOf(first), ...named]));
    expect(evidence.filter(({ is_spare: isSpare }) => isSpare !== true)).toHaveLength(
      first.length + named.length,
    );
  });

  it("keeps the first of the reported member that come with a later report", () => {
    const first = firstEvidence(said(400, { from: ada }), about());
    const start = said(100, { at: 1_000 });
    let evidence = joinEvidence(first, start, about());
    for (let round = 2; round <= 20; round += 1) {
      const flood = said(300, { at: round * 1_000, text: long });
      evidence = joinEvidence(evidence, flood, about());
    }
    expect(idsOf(evidence)).toEqual(expect.arrayContaining(idsOf([...first, ...start])));
  });
});
