import { describe, expect, test } from "vitest";
import { run, settle } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import {
  type Capture,
  type RecorderFailure,
  recorderFailures,
  recordingMaximum,
  recordingMinimum,
  voiceRecorderMachine,
} from "./voice-recorder.machine.ts";

const sound = (bytes: number = recordingMinimum.bytes) =>
  new Blob([new Uint8Array(bytes)], { type: "audio/webm" });

const capture = (level = 0): Capture => ({
  readLevel: () => level,
  interruption: new Promise(() => {}),
  finish: () => Promise.resolve(sound()),
  release: () => {},
});

function opening() {
  const running = run(voiceRecorderMachine, {
    input: (clock) => ({ purpose: "voice" as const, now: () => clock.now() }),
  });
  const { actor, clock } = running;
  return {
    ...running,
    output: () => actor.getSnapshot().output,
    stop: () => actor.send({ type: "recording.stop" }),
    /** Advances the clock in steps in which a page would be drawn. */
    speak: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 50) clock.increment(50);
    },
  };
}

async function recording(level?: number) {
  const running = opening();
  await running.answer("openMicrophone", capture(level));
  return running;
}

const failedWith = (reason: RecorderFailure) => ({ kind: "failed", reason });

test("reaches every state and transition by generated paths", async () => {
  const failures = [{ error: { reason: "unplugged" } }];
  let time = 0;
  const clockOf = (now: () => number) => ({ purpose: "voice", now });
  await expectWholeWalk(voiceRecorderMachine, {
    // One recording that is too short, and one that is long enough.
    inputs: [clockOf(() => 0), clockOf(() => (time += recordingMinimum.ms))],
    events: [{ type: "recording.stop" }],
    answers: {
      openMicrophone: [{ output: capture() }, ...failures],
      holdMicrophone: failures,
      finishRecording: [{ output: sound() }, { output: sound(1) }, ...failures],
    },
    key: ({ interruption, elapsedMs }) => [interruption, elapsedMs >= recordingMinimum.ms],
  });
});

describe("opening", () => {
  test("asks for what it is for", () => {
    expect(opening().call("openMicrophone").input).toEqual({ purpose: "voice" });
  });

  test("given up, it ends, and the call is aborted so that the microphone is not left open", () => {
    const { stop, output, call } = opening();
    const { signal } = call("openMicrophone");
    stop();
    expect(output()).toEqual({ kind: "cancelled" });
    expect(signal.aborted).toBe(true);
  });

  test.each(recorderFailures)("%s is reported", async (reason) => {
    const { refuse, output } = opening();
    await refuse("openMicrophone", { reason });
    expect(output()).toEqual(failedWith(reason));
  });

  test.each([new TypeError("a bug"), { reason: "aliens" }, null])(
    "%o is a failure like any other",
    async (error) => {
      const { refuse, output } = opening();
      await refuse("openMicrophone", error);
      expect(output()).toEqual(failedWith("failed"));
    },
  );

  test("its time does not count", async () => {
    const { clock, answer, stop, output } = opening();
    clock.increment(30_000);
    await answer("openMicrophone", capture());
    clock.increment(1500);
    stop();
    await answer("finishRecording", sound());
    expect(output()).toMatchObject({ recording: { durationMs: 1500 } });
  });
});

describe("recording", () => {
  test("reports loudness and time ten times a second", async () => {
    const { actor, speak } = await recording(0.4);
    const levels: [elapsedMs: number, level: number][] = [];
    actor.subscribe(({ context }) => levels.push([context.elapsedMs, context.level]));
    speak(300);
    expect(levels).toEqual([
      [100, 0.4],
      [200, 0.4],
      [300, 0.4],
    ]);
  });

  test("stopped, it hands out the file with the length by our own clock", async () => {
    const { speak, stop, answer, output, value } = await recording();
    speak(2300);
    stop();
    expect(value()).toEqual({ capturing: "stopping" });
    const file = sound();
    await answer("finishRecording", file);
    expect(output()).toEqual({
      kind: "recorded",
      recording: { file, durationMs: 2300 },
      interruption: null,
    });
  });

  test("stops by itself at 60 s", async () => {
    const { speak, value, answer, output } = await recording();
    speak(recordingMaximum - 50);
    expect(value()).toEqual({ capturing: { recording: "counting" } });
    speak(50);
    expect(value()).toEqual({ capturing: "stopping" });
    await answer("finishRecording", sound());
    expect(output()).toMatchObject({ recording: { durationMs: recordingMaximum } });
  });

  test.each([
    [recordingMinimum.ms - 50, recordingMinimum.bytes, "discarded"],
    [recordingMinimum.ms, recordingMinimum.bytes - 1, "discarded"],
    [recordingMinimum.ms, recordingMinimum.bytes, "recorded"],
  ])("%d ms and %d bytes are %s", async (ms, bytes, kind) => {
    const { speak, stop, answer, output } = await recording();
    speak(ms);
    stop();
    await answer("finishRecording", sound(bytes));
    expect(output()).toMatchObject({ kind });
  });
});

describe("interrupted", () => {
  test.each(["unplugged", "hidden", "superseded", "full"] as const)(
    "%s keeps what was said until then, and says so",
    async (reason) => {
      const { speak, refuse, value, answer, output } = await recording();
      speak(5000);
      await refuse("holdMicrophone", { reason });
      expect(value()).toEqual({ capturing: "stopping" });
      const file = sound();
      await answer("finishRecording", file);
      expect(output()).toEqual({
        kind: "recorded",
        recording: { file, durationMs: 5000 },
        interruption: reason,
      });
    },
  );

  test("with too little said, it failed for that reason", async () => {
    const { speak, refuse, answer, output } = await recording();
    speak(100);
    await refuse("holdMicrophone", { reason: "unplugged" });
    await answer("finishRecording", sound());
    expect(output()).toEqual(failedWith("unplugged"));
  });

  test("while it stops, what happens to the microphone is nothing", async () => {
    const { speak, stop, refuse, answer, output } = await recording();
    speak(1000);
    stop();
    await refuse("holdMicrophone", { reason: "unplugged" });
    await answer("finishRecording", sound());
    expect(output()).toMatchObject({ kind: "recorded", interruption: null });
  });

  test("a file that cannot be made is reported", async () => {
    const { speak, stop, refuse, output } = await recording();
    speak(1000);
    stop();
    await refuse("finishRecording", { reason: "full" });
    expect(output()).toEqual(failedWith("full"));
  });

  test("a recorder that never comes to its end is given up", async () => {
    const { speak, clock, stop, output } = await recording();
    speak(1000);
    stop();
    clock.increment(10_000);
    expect(output()).toEqual(failedWith("failed"));
  });
});

describe("the microphone", () => {
  test.each(["recorded", "thrown away while recording", "thrown away while stopping"])(
    "is let go when the recording is %s",
    async (ending) => {
      const { actor, speak, stop, call, answer } = await recording();
      const { signal } = call("holdMicrophone");
      speak(1000);
      if (ending !== "thrown away while recording") stop();
      expect(signal.aborted).toBe(false);
      if (ending === "recorded") await answer("finishRecording", sound());
      else actor.stop();
      await settle();
      expect(signal.aborted).toBe(true);
    },
  );

  test("a stop after an interruption ends the writing of the file", async () => {
    const { actor, speak, refuse, call } = await recording();
    speak(1000);
    await refuse("holdMicrophone", { reason: "hidden" });
    const { signal } = call("finishRecording");
    actor.stop();
    expect(signal.aborted).toBe(true);
  });
});
