import { describe, expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import type { RecorderOutcome } from "../voice-recorder/voice-recorder.machine.ts";
import { profileVoiceMachine } from "./profile-voice.machine.ts";

const sound = (size = 2000, type = "audio/webm") => new File([new Uint8Array(size)], "v", { type });
const recording = { file: sound(), durationMs: 12_000 };
const recorded: RecorderOutcome = { kind: "recorded", recording, interruption: null };
const draft = { ...recording, interruption: null };
const megabyte = 1024 * 1024;

function start(savedVersion: string | null = null) {
  const running = run(profileVoiceMachine, {
    input: (clock) => ({ now: () => clock.now(), savedVersion }),
  });
  const { actor } = running;
  return {
    ...running,
    unsaved: () => actor.getSnapshot().hasTag("unsaved"),
    record: () => actor.send({ type: "voice.record" }),
    choose: (file: Blob) => actor.send({ type: "voice.choose", file }),
    save: () => actor.send({ type: "voice.save" }),
    discard: () => actor.send({ type: "voice.discard" }),
  };
}

async function withDraft(savedVersion: string | null = null) {
  const running = start(savedVersion);
  running.record();
  await running.answer("recorder", recorded);
  return running;
}

async function deleting() {
  const running = start("v1");
  running.actor.send({ type: "voice.delete" });
  running.actor.send({ type: "delete.confirm" });
  return running;
}

test("reaches every state and transition by generated paths", async () => {
  const now = () => 0;
  const failures = [{ error: network }];
  await expectWholeWalk(profileVoiceMachine, {
    inputs: [
      { now, savedVersion: null },
      { now, savedVersion: "v1" },
    ],
    events: [
      { type: "voice.record" },
      { type: "voice.stop" },
      { type: "voice.choose", file: sound() },
      { type: "voice.choose", file: sound(2000, "image/png") },
      { type: "voice.discard" },
      { type: "voice.save" },
      { type: "voice.progress", progress: 0.5 },
      { type: "voice.delete" },
      { type: "delete.confirm" },
      { type: "delete.cancel" },
    ],
    answers: {
      recorder: [
        { output: recorded },
        { output: { kind: "discarded" } },
        { output: { kind: "cancelled" } },
        { output: { kind: "failed", reason: "denied" } },
        ...failures,
      ],
      measureFile: [{ output: 12_000 }, { output: 90_000 }, ...failures],
      uploadVoice: [{ output: "v2" }, ...failures],
      deleteVoice: [{ output: undefined }, ...failures],
    },
    key: ({ savedVersion, draft: kept }) => [savedVersion !== null, kept !== null],
  });
});

test.each([
  [null, "idle"],
  ["v1", "saved"],
])("with %j saved it begins %s", (savedVersion, state) => {
  const { value, unsaved } = start(savedVersion);
  expect(value()).toEqual({ resting: state });
  expect(unsaved()).toBe(false);
});

describe("recording", () => {
  test("is for a voice message, and stopping is the recorder's", () => {
    const { record, call, actor, sentTo, value } = start();
    record();
    expect(call("recorder").input).toMatchObject({ purpose: "voice" });
    actor.send({ type: "voice.stop" });
    expect(sentTo("recorder")).toContain("recording.stop");
    expect(value()).toBe("recording");
  });

  test("is a draft, local and not saved", async () => {
    const { value, context, unsaved, call } = await withDraft();
    expect(value()).toEqual({ resting: "recorded" });
    expect(context().draft).toEqual(draft);
    expect(unsaved()).toBe(true);
    expect(() => call("uploadVoice")).toThrow("was not called");
  });

  test("one that was interrupted is kept, with the reason", async () => {
    const { record, answer, value, context } = start();
    record();
    await answer("recorder", { ...recorded, interruption: "unplugged" });
    expect(value()).toEqual({ resting: "recorded" });
    expect(context().draft).toEqual({ ...recording, interruption: "unplugged" });
    expect(context().failure).toBeNull();
  });

  test.each([
    [{ kind: "discarded" }, "too_short"],
    [{ kind: "failed", reason: "denied" }, "denied"],
    [{ kind: "failed", reason: "full" }, "full"],
  ] as const)("%o is reported, and costs no earlier recording", async (outcome, reason) => {
    const { record, answer, value, context } = await withDraft("v1");
    record();
    expect(context().draft).toEqual(draft);
    await answer("recorder", outcome);
    expect(value()).toEqual({ resting: "recorded" });
    expect(context()).toMatchObject({ draft, failure: { during: "recording", reason } });
  });

  test("another one takes the place of the first, and the last failure is forgotten", async () => {
    const { record, answer, context } = await withDraft();
    record();
    await answer("recorder", { kind: "discarded" });
    record();
    expect(context().failure).toBeNull();
    const other = { file: sound(3000), durationMs: 3000 };
    await answer("recorder", { kind: "recorded", recording: other, interruption: null });
    expect(context().draft).toEqual({ ...other, interruption: null });
  });

  test("cancelled before the microphone was open, nothing is reported", async () => {
    const { record, answer, value, context } = start("v1");
    record();
    await answer("recorder", { kind: "cancelled" });
    expect(value()).toEqual({ resting: "saved" });
    expect(context().failure).toBeNull();
  });

  test("thrown away, the recorder is stopped and the earlier draft stays", async () => {
    const { record, call, discard, value, context } = await withDraft();
    record();
    const { signal } = call("recorder");
    discard();
    expect(signal.aborted).toBe(true);
    expect(value()).toEqual({ resting: "recorded" });
    expect(context().draft).toEqual(draft);
  });

  test("a recorder that breaks is a failure", async () => {
    const { record, refuse, value, context } = start();
    record();
    await refuse("recorder", new Error("a bug"));
    expect(value()).toEqual({ resting: "idle" });
    expect(context().failure).toEqual({ during: "recording", reason: "failed" });
  });
});

describe("choosing a file", () => {
  test.each([12_000, null])("%o ms long, it is a draft like any other", async (durationMs) => {
    const { choose, call, answer, value, context } = start();
    const file = sound();
    choose(file);
    expect(call("measureFile").input).toEqual({ file });
    await answer("measureFile", durationMs);
    expect(value()).toEqual({ resting: "recorded" });
    expect(context()).toMatchObject({
      draft: { file, durationMs, interruption: null },
      chosen: null,
    });
  });

  test("one that cannot be measured is left to the server's judgement", async () => {
    const { choose, refuse, context } = start();
    const file = sound();
    choose(file);
    await refuse("measureFile", new Error("no decoder"));
    expect(context().draft).toEqual({ file, durationMs: null, interruption: null });
  });

  test.each([
    [sound(2000, "image/png"), "wrong_type"],
    [sound(2000, "video/quicktime"), "wrong_type"],
    [sound(10 * megabyte + 1), "too_large"],
    [sound(1199), "too_short"],
  ])("%o is refused here as %s, without being read", async (file, reason) => {
    const { choose, value, context, call } = await withDraft();
    choose(file);
    expect(value()).toEqual({ resting: "recorded" });
    expect(context()).toMatchObject({ draft, failure: { during: "choosing", reason } });
    expect(() => call("measureFile")).toThrow("was not called");
  });

  test.each(["audio/webm;codecs=opus", "audio/mpeg", "audio/x-m4a", "video/webm", "video/mp4", ""])(
    "type %j may hold a voice",
    (type) => {
      const { choose, value } = start();
      choose(sound(10 * megabyte, type));
      expect(value()).toBe("measuring");
    },
  );

  test.each([
    [399, "too_short"],
    [61_001, "too_long"],
  ])("%d ms are refused as %s", async (durationMs, reason) => {
    const { choose, answer, value, context } = start("v1");
    choose(sound());
    await answer("measureFile", durationMs);
    expect(value()).toEqual({ resting: "saved" });
    expect(context()).toMatchObject({
      draft: null,
      chosen: null,
      failure: { during: "choosing", reason },
    });
  });

  test.each([400, 60_000, 61_000])("%d ms are taken", async (durationMs) => {
    const { choose, answer, value } = start();
    choose(sound());
    await answer("measureFile", durationMs);
    expect(value()).toEqual({ resting: "recorded" });
  });

  test("taken back while it is read, nothing has changed", async () => {
    const { choose, discard, value, context } = await withDraft();
    choose(sound(9000));
    discard();
    expect(value()).toEqual({ resting: "recorded" });
    expect(context()).toMatchObject({ draft, chosen: null });
  });
});

interface Upload {
  file: Blob;
  onProgress: (progress: number) => void;
}

describe("saving", () => {
  test("sends the recording with its progress, and is played under its new version", async () => {
    const { save, call, value, context, answer, unsaved } = await withDraft("v1");
    save();
    const { file, onProgress } = call("uploadVoice").input as Upload;
    expect(file).toBe(recording.file);
    onProgress(0.4);
    expect(context().progress).toBe(0.4);
    expect(unsaved()).toBe(true);
    await answer("uploadVoice", "v2");
    expect(value()).toEqual({ resting: "saved" });
    expect(context()).toMatchObject({ savedVersion: "v2", draft: null, outcome: "saved" });
    expect(unsaved()).toBe(false);
  });

  const refused = (code: string) =>
    http(422, "validation_failed", { details: [{ field: "voice_message", code, message: "No." }] });
  test.each([
    [http(413, "payload_too_large"), "too_large"],
    [http(415, "unsupported_media_type"), "wrong_type"],
    [refused("too_short"), "too_short"],
    [refused("too_long"), "too_long"],
    [refused("unreadable"), "unreadable"],
    [refused("required"), "failed"],
    [rateLimited, "rate_limited"],
    [http(429, "daily_limit"), "daily_limit"],
    [network, "unreachable"],
    [http(500, "internal"), "failed"],
    [new Error("a bug"), "failed"],
  ])(
    "%o is reported as %s, and can be tried again with the same recording",
    async (error, reason) => {
      const { save, refuse, value, context, call } = await withDraft();
      save();
      (call("uploadVoice").input as Upload).onProgress(0.9);
      await refuse("uploadVoice", error);
      expect(value()).toEqual({ resting: "recorded" });
      expect(context()).toMatchObject({ draft, failure: { during: "saving", reason } });
      save();
      expect(context()).toMatchObject({ failure: null, progress: 0 });
      expect((call("uploadVoice").input as Upload).file).toBe(recording.file);
    },
  );

  test("stopped half-way, the call is aborted and the recording is still there", async () => {
    const { save, discard, call, value, context } = await withDraft();
    save();
    const { signal } = call("uploadVoice");
    discard();
    expect(signal.aborted).toBe(true);
    expect(value()).toEqual({ resting: "recorded" });
    expect(context().draft).toEqual(draft);
  });
});

test.each([
  [null, "idle"],
  ["v1", "saved"],
])("with %j saved, a draft thrown away leaves it %s", async (savedVersion, state) => {
  const { discard, value, context, unsaved } = await withDraft(savedVersion);
  discard();
  expect(value()).toEqual({ resting: state });
  expect(context().draft).toBeNull();
  expect(unsaved()).toBe(false);
});

describe("deleting", () => {
  test("asks first", () => {
    const { actor, value, call } = start("v1");
    actor.send({ type: "voice.delete" });
    expect(value()).toEqual({ deleting: "asking" });
    actor.send({ type: "delete.cancel" });
    expect(value()).toEqual({ resting: "saved" });
    expect(() => call("deleteVoice")).toThrow("was not called");
  });

  test("confirmed, nothing is left", async () => {
    const { answer, value, context } = await deleting();
    await answer("deleteVoice");
    expect(value()).toEqual({ resting: "idle" });
    expect(context()).toMatchObject({ savedVersion: null, outcome: "deleted" });
  });

  test.each([
    [network, "unreachable"],
    [http(500, "internal"), "failed"],
  ])("%o is reported as %s, and the voice message is still there", async (error, reason) => {
    const { refuse, value, context } = await deleting();
    await refuse("deleteVoice", error);
    expect(value()).toEqual({ resting: "saved" });
    expect(context()).toMatchObject({
      savedVersion: "v1",
      failure: { during: "deleting", reason },
    });
  });
});
