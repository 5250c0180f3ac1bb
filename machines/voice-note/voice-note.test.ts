import type { Message } from "@gemel/api/values";
import { describe, expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import type { RecorderOutcome } from "../voice-recorder/voice-recorder.machine.ts";
import { voiceNoteMachine, type VoiceNoteDraft } from "./voice-note.machine.ts";

const conversationId = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
const file = new Blob([new Uint8Array(2000)], { type: "audio/webm" });
const recording = { file, durationMs: 12_000 };
const recorded: RecorderOutcome = { kind: "recorded", recording, interruption: null };
const draft = { ...recording, interruption: null, clientMessageId: "note1" };
const message: Message = {
  id: "m1",
  conversation_id: conversationId,
  sender_id: "giulia",
  by_ai: false,
  kind: "audio",
  content: "",
  recording: null,
  sent_at: "2026-11-20T18:00:00Z",
  client_msg_id: "note1",
};
const closed = http(409, "conversation_closed", { message: "This conversation has ended." });

interface Upload {
  readonly conversationId: string;
  readonly draft: VoiceNoteDraft;
  readonly onProgress: (progress: number) => void;
}

function start() {
  let ids = 0;
  const running = run(voiceNoteMachine, {
    input: (clock) => ({ conversationId, now: () => clock.now(), createId: () => `note${++ids}` }),
    actions: ["announceSent"],
  });
  const { actor, call } = running;
  return {
    ...running,
    isUnsent: () => actor.getSnapshot().hasTag("unsent"),
    record: () => actor.send({ type: "note.record" }),
    send: () => actor.send({ type: "note.send" }),
    cancel: () => actor.send({ type: "note.cancel" }),
    upload: () => call("uploadNote").input as Upload,
  };
}

async function withDraft() {
  const note = start();
  note.record();
  await note.answer("recorder", recorded);
  return note;
}

async function failed(error: unknown) {
  const note = await withDraft();
  note.send();
  note.upload().onProgress(0.7);
  await note.refuse("uploadNote", error);
  return note;
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(voiceNoteMachine, {
    input: { conversationId, now: () => 0, createId: () => "note1" },
    actions: ["announceSent"],
    events: [
      { type: "note.record" },
      { type: "note.stop" },
      { type: "note.send" },
      { type: "note.progress", progress: 0.5 },
      { type: "note.cancel" },
    ],
    answers: {
      recorder: [
        { output: recorded },
        { output: { kind: "discarded" } },
        { output: { kind: "cancelled" } },
        { output: { kind: "failed", reason: "denied" } },
        { error: new Error("a bug") },
      ],
      uploadNote: [{ output: message }, { error: network }],
    },
  }));

describe("recording", () => {
  test("is for a note, and stopping is the recorder's", () => {
    const { record, call, actor, sentTo, value, isUnsent } = start();
    record();
    expect(call("recorder").input).toMatchObject({ purpose: "note" });
    actor.send({ type: "note.stop" });
    expect(sentTo("recorder")).toContain("recording.stop");
    expect([value(), isUnsent()]).toEqual(["recording", true]);
  });

  test("is a draft under an id of its own, and can be played before it is sent", async () => {
    const { value, context, call } = await withDraft();
    expect(value()).toBe("preview");
    expect(context().draft).toEqual(draft);
    expect(() => call("uploadNote")).toThrow("was not called");
  });

  test.each([
    [{ kind: "discarded" }, "too_short"],
    [{ kind: "failed", reason: "denied" }, "denied"],
    [{ kind: "failed", reason: "unsupported" }, "unsupported"],
    [{ kind: "cancelled" }, null],
  ] as const)("%o is reported as %s, until the next one", async (outcome, problem) => {
    const { record, answer, value, context, isUnsent } = start();
    record();
    await answer("recorder", outcome);
    expect([value(), context().problem, isUnsent()]).toEqual(["idle", problem, false]);
    record();
    expect(context().problem).toBeNull();
  });

  test("a recorder that breaks is a failure", async () => {
    const { record, refuse, value, context } = start();
    record();
    await refuse("recorder", new Error("a bug"));
    expect([value(), context().problem]).toEqual(["idle", "failed"]);
  });

  test("thrown away, the recorder is stopped", () => {
    const { record, cancel, call, value } = start();
    record();
    const { signal } = call("recorder");
    cancel();
    expect([value(), signal.aborted]).toEqual(["idle", true]);
  });

  test("a problem that was read is put away", async () => {
    const { record, answer, cancel, context } = start();
    record();
    await answer("recorder", { kind: "failed", reason: "denied" });
    cancel();
    expect(context().problem).toBeNull();
  });
});

describe("sending", () => {
  test("shows its progress, and returns the stored note", async () => {
    const { send, upload, answer, value, context, done, isUnsent } = await withDraft();
    send();
    expect(upload()).toMatchObject({ conversationId, draft });
    upload().onProgress(0.4);
    expect([context().progress, isUnsent()]).toEqual([0.4, true]);
    await answer("uploadNote", message);
    expect([value(), context().draft, isUnsent()]).toEqual(["idle", null, false]);
    expect(done).toEqual([{ action: "announceSent", params: message }]);
  });

  test("reports the limit of a day, until it is sent again", async () => {
    const { send, context } = await failed(http(429, "daily_limit"));
    expect(context().isDayUsedUp).toBe(true);
    send();
    expect(context().isDayUsedUp).toBe(false);
  });

  test.each([
    [closed, "This conversation has ended."],
    [http(413, "payload_too_large", { message: "HTTP 413" }), null],
    [network, null],
    [new Error("a bug"), null],
  ])("%o keeps the draft, and goes again under the same id", async (error, refusal) => {
    const { send, upload, value, context } = await failed(error);
    expect([value(), context().draft, context().refusal]).toEqual(["uploadFailed", draft, refusal]);
    send();
    expect(context()).toMatchObject({ progress: 0, refusal: null });
    expect(upload().draft).toEqual(draft);
  });

  test("stopped half-way, the call is aborted and the draft is still there", async () => {
    const { send, cancel, call, value, context } = await withDraft();
    send();
    const { signal } = call("uploadNote");
    cancel();
    expect([value(), signal.aborted, context().draft]).toEqual(["preview", true, draft]);
  });
});

test.each([
  ["a draft", withDraft],
  ["a draft that was not sent", () => failed(network)],
])("%s can be thrown away", async (_name, begin) => {
  const { cancel, value, context } = await begin();
  cancel();
  expect([value(), context().draft]).toEqual(["idle", null]);
});

test("another recording has another id", async () => {
  const { cancel, record, answer, context } = await withDraft();
  cancel();
  record();
  await answer("recorder", recorded);
  expect(context().draft?.clientMessageId).toBe("note2");
});
