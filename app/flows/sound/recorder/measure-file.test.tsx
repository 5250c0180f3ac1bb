import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { measureFile } from "./measure-file.ts";
import { startCapture } from "./start-capture.ts";
import { fakeMicrophone, type FakeMicrophone } from "./testing/fake-microphone.ts";
import { toPcm16, wavOf } from "./wav.ts";

let microphone: FakeMicrophone;

beforeEach(async () => {
  await userEvent.click(document.body);
  microphone = fakeMicrophone(440);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await microphone.close();
});

const wav = (seconds: number) =>
  wavOf([toPcm16(new Float32Array(seconds * 16_000)).buffer], 16_000);

test("a file that says how long it is", async () => {
  expect(await measureFile(wav(2.5))).toBe(2500);
});

test("one that does not, as browsers record it", async () => {
  const capture = await startCapture("voice", new AbortController().signal);
  await microphone.sound(0.8);
  const measured = await measureFile(await capture.finish());
  expect(measured).toBeGreaterThan(700);
  // A busy machine stops it late.
  expect(measured).toBeLessThan(30_000);
});

test.each([
  ["words", new Blob(["Dear Clémence, ".repeat(200)], { type: "audio/mpeg" })],
  ["nothing", new Blob([])],
])("%s have no length", async (_, file) => {
  expect(await measureFile(file)).toBeNull();
});
