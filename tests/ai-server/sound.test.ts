import { afterAll, afterEach, describe, expect, test } from "vitest";
import { createOpenaiSpeechModel } from "../../packages/server/src/ai/openai-speech-model.ts";
import { createOpenaiTranscriber } from "../../packages/server/src/ai/openai-transcriber.ts";
import { toneWav } from "../e2e/support/sound.ts";
import { quickFaults } from "./faults.ts";
import { spokenQuestion } from "./script.ts";
import { speechSeconds, speechTone } from "./speech.ts";
import { startAiServer } from "./start-ai-server.ts";

const server = await startAiServer();
afterEach(() => {
  for (const endpoint of ["speech", "transcription"] as const) server.setFault(endpoint);
  server.setScript({ transcribe: () => spokenQuestion });
});
afterAll(() => server.close());

const text = "You listen better when it rains.";
const recording = async () => ({ bytes: await toneWav(440, 1), mime: "audio/wav" });

const speak = (signal?: AbortSignal, maxMs?: number, baseUrl = server.url) => {
  const voice = { model: "mouth", voice: "alto" };
  return createOpenaiSpeechModel({ baseUrl, apiKey: undefined }, voice, maxMs).speak(text, signal);
};
const transcribe = async (signal?: AbortSignal, maxMs?: number, baseUrl = server.url) =>
  createOpenaiTranscriber({ baseUrl, apiKey: "key" }, "ears", maxMs).transcribe(
    await recording(),
    signal,
  );

test("a text is read aloud, in whatever form the server has", async () => {
  const { bytes, mime } = await speak();
  expect(mime).toBe("audio/wav");
  expect(Buffer.from(bytes)).toEqual(await toneWav(speechTone, speechSeconds(text)));
  expect(server.requests.at(-1)).toEqual({
    endpoint: "speech",
    authorization: "Bearer none",
    aborted: false,
    model: "mouth",
    voice: "alto",
    input: text,
  });
});

test("a recording is sent as it is, under a name with its type, and written down", async () => {
  expect(await transcribe()).toBe(spokenQuestion);
  expect(server.requests.at(-1)).toEqual({
    endpoint: "transcription",
    authorization: "Bearer key",
    aborted: false,
    model: "ears",
    fileName: "voice.wav",
    audio: (await recording()).bytes,
  });
});

test.each([
  ["is trimmed, without control characters", "  Hello\u0000 there\u0007 \n", "Hello there"],
  ["may be nothing", " ", ""],
  ["is cut to a message", "word ".repeat(2_000), `${"word ".repeat(799).trimEnd()}…`],
])("what was said %s", async (_how, said, written) => {
  server.setScript({ transcribe: () => said });
  expect(await transcribe()).toBe(written);
});

describe.each([
  ["speech", speak],
  ["transcription", transcribe],
] as const)("%s by a server", (endpoint, ask) => {
  test.each(quickFaults)("that is %s is %s", async (fault, aiFault) => {
    server.setFault(endpoint, fault);
    await expect(ask()).rejects.toMatchObject({ name: "AiError", fault: aiFault });
  });

  test("that takes too long is given up", async () => {
    server.setFault(endpoint, "slow");
    await expect(ask(undefined, 50)).rejects.toMatchObject({ fault: "slow" });
    await expect.poll(() => server.requests.at(-1)?.aborted).toBe(true);
  });

  test("is cancelled there when it is aborted", async () => {
    server.setFault(endpoint, "slow");
    const asked = server.requests.length;
    const leaving = new AbortController();
    const asking = ask(leaving.signal);
    await expect.poll(() => server.requests.length).toBe(asked + 1);
    leaving.abort();
    await expect(asking).rejects.toBe(leaving.signal.reason);
    await expect.poll(() => server.requests.at(-1)?.aborted).toBe(true);
  });

  test("that is not there is unreachable", async () => {
    const asking = ask(undefined, undefined, "http://127.0.0.1:9/v1");
    await expect(asking).rejects.toMatchObject({ fault: "unreachable" });
  });
});
