import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createActor, toPromise, waitFor } from "xstate";
import { fakeMicrophone, type FakeMicrophone } from "./testing/fake-microphone.ts";
import { amplitudeOf } from "./testing/tones.ts";
import { voiceRecorder } from "./voice-recorder.ts";

const frequency = 440;
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";

let microphone: FakeMicrophone;

beforeEach(async () => {
  // Browsers let a page make sounds once its visitor has touched it.
  await userEvent.click(document.body);
  microphone = fakeMicrophone(frequency);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await microphone.close();
});

const onIos = () => vi.spyOn(navigator, "userAgent", "get").mockReturnValue(iphone);

function ask(purpose: "voice" | "note" = "voice") {
  const actor = createActor(voiceRecorder, { input: { purpose, now: () => performance.now() } });
  actor.start();
  return actor;
}

async function record(purpose?: "voice" | "note") {
  const actor = ask(purpose);
  await waitFor(actor, (snapshot) => snapshot.matches("capturing"));
  return actor;
}

async function stopped(actor: ReturnType<typeof ask>) {
  const outcome = toPromise(actor);
  actor.send({ type: "recording.stop" });
  return outcome;
}

/** How loud the tone is in a file, and another one that was not played. */
async function receivedIn(file: Blob) {
  const sampleRate = 16_000;
  const decoder = new OfflineAudioContext(1, 1, sampleRate);
  const sound = await decoder.decodeAudioData(await file.arrayBuffer());
  const samples = sound.getChannelData(0);
  return {
    seconds: sound.duration,
    tone: amplitudeOf(frequency, samples, sampleRate),
    other: amplitudeOf(1000, samples, sampleRate),
  };
}

/** How long the tone sounds that is looked for, in seconds. */
const played = 0.8;

async function expectTone(file: Blob) {
  const { seconds, tone, other } = await receivedIn(file);
  // On a busy machine the end of the tone may be missing, or silence around it lowers the mean loudness.
  expect(seconds).toBeGreaterThan(played / 2);
  expect((tone * seconds) / played).toBeGreaterThan(0.05);
  expect(other).toBeLessThan(tone / 10);
}

describe.each([
  ["voice", "elsewhere", "audio/webm;codecs=opus"],
  ["note", "elsewhere", "audio/webm;codecs=opus"],
  ["voice", "on iOS", "audio/wav"],
] as const)("a %s %s", (purpose, device, type) => {
  test(`is ${type}, and the tone that was played is in it`, async () => {
    if (device === "on iOS") onIos();
    const actor = await record(purpose);
    expect(microphone.isOpen()).toBe(true);
    await microphone.sound(played);
    const outcome = await stopped(actor);
    if (outcome.kind !== "recorded") throw new Error(outcome.kind);
    expect(outcome.interruption).toBeNull();
    expect(outcome.recording.file.type).toBe(type);
    await expectTone(outcome.recording.file);
    expect(microphone.isOpen()).toBe(false);
  });
});

test("Opus takes 32 kbit a second at most", async () => {
  const actor = await record();
  await microphone.sound(1.5);
  const outcome = await stopped(actor);
  if (outcome.kind !== "recorded") throw new Error(outcome.kind);
  const { file } = outcome.recording;
  const { seconds } = await receivedIn(file);
  // The container adds a little.
  expect((file.size * 8) / seconds).toBeLessThan(36_000);
});

test("a browser's recorder gives its chunks every 100 ms", async () => {
  const start = vi.spyOn(MediaRecorder.prototype, "start");
  const actor = await record();
  expect(start).toHaveBeenCalledExactlyOnceWith(100);
  actor.stop();
});

test("WAV is 16 kHz, mono, 16 bit", async () => {
  onIos();
  const actor = await record();
  await microphone.sound(0.5);
  const outcome = await stopped(actor);
  if (outcome.kind !== "recorded") throw new Error(outcome.kind);
  const header = new DataView(await outcome.recording.file.arrayBuffer());
  expect([22, 34].map((at) => header.getUint16(at, true))).toEqual([1, 16]);
  expect(header.getUint32(24, true)).toBe(16_000);
});

test.each(["elsewhere", "on iOS"])("%s, the meter moves with the sound", async (device) => {
  if (device === "on iOS") onIos();
  const actor = await record();
  void microphone.sound(1);
  const level = () => actor.getSnapshot().context.level;
  await expect.poll(level).toBeGreaterThan(0.6);
  await microphone.sound(1);
  await expect.poll(level).toBe(0);
  actor.stop();
});

test("thrown away, it lets the microphone go", async () => {
  const actor = await record();
  actor.stop();
  expect(microphone.isOpen()).toBe(false);
});

test("given up before the question is answered, it lets go of what is opened later", async () => {
  const answered = Promise.withResolvers<void>();
  const asked = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async () => {
    await answered.promise;
    return microphone.give();
  });
  const actor = ask();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  expect(await stopped(actor)).toEqual({ kind: "cancelled" });
  answered.resolve();
  const stream = await asked.mock.results[0]?.value;
  await expect.poll(() => stream?.active).toBe(false);
});

test.each(["elsewhere", "on iOS"])(
  "unplugged half-way %s, what was said is kept",
  async (device) => {
    if (device === "on iOS") onIos();
    const actor = await record();
    const outcome = toPromise(actor);
    await microphone.sound(played);
    microphone.unplug();
    const result = await outcome;
    if (result.kind !== "recorded") throw new Error(result.kind);
    expect(result.interruption).toBe("unplugged");
    await expectTone(result.recording.file);
    expect(microphone.isOpen()).toBe(false);
  },
);

test("a hidden page does not record", async () => {
  const actor = await record();
  const outcome = toPromise(actor);
  await microphone.sound(played);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await outcome).toMatchObject({ kind: "recorded", interruption: "hidden" });
  expect(microphone.isOpen()).toBe(false);
});

test("a page that is out of sight when the microphone opens does not begin", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  expect(await toPromise(ask())).toEqual({ kind: "failed", reason: "hidden" });
  expect(microphone.isOpen()).toBe(false);
});

test("there is one recording at a time: another one interrupts the first", async () => {
  const first = await record();
  const outcome = toPromise(first);
  await microphone.sound(played);
  const second = await record("note");
  expect(await outcome).toMatchObject({ kind: "recorded", interruption: "superseded" });
  expect(second.getSnapshot().matches("capturing")).toBe(true);
  expect(microphone.isOpen()).toBe(true);
  second.stop();
  expect(microphone.isOpen()).toBe(false);
});

test.each([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "no_microphone"],
  ["NotReadableError", "no_microphone"],
  ["InvalidStateError", "failed"],
])("%s is %s", async (name, reason) => {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("", name));
  expect(await toPromise(ask())).toEqual({ kind: "failed", reason });
});

test("a browser that records nothing is an error", async () => {
  vi.stubGlobal("MediaRecorder", undefined);
  vi.stubGlobal("AudioWorkletNode", undefined);
  expect(await toPromise(ask())).toEqual({ kind: "failed", reason: "unsupported" });
});

test("full memory is an error, and the microphone is released", async () => {
  const actor = await record();
  await microphone.sound(0.5);
  vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValue(
    new DOMException("No room", "NotReadableError"),
  );
  expect(await stopped(actor)).toEqual({ kind: "failed", reason: "full" });
  expect(microphone.isOpen()).toBe(false);
});

test("a recorder that fails half-way keeps what there is", async () => {
  const start = vi.spyOn(MediaRecorder.prototype, "start");
  const actor = await record();
  const outcome = toPromise(actor);
  await microphone.sound(played);
  const recorder = start.mock.contexts[0] as MediaRecorder;
  const error = new DOMException("No room", "QuotaExceededError");
  recorder.dispatchEvent(Object.assign(new Event("error"), { error }));
  expect(await outcome).toMatchObject({ kind: "recorded", interruption: "full" });
  expect(microphone.isOpen()).toBe(false);
});
