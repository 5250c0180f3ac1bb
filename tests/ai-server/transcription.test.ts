import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createOpenaiTranscriber } from "../../packages/server/src/ai/openai-transcriber.ts";
import { toneWav } from "../e2e/support/sound.ts";
import { quickFaults } from "./faults.ts";
import { spokenQuestion } from "./script.ts";
import { type AiServer, startAiServer } from "./start-ai-server.ts";

let server: AiServer;
beforeAll(async () => {
  server = await startAiServer();
});
afterEach(() => {
  server.setFault("transcription");
  server.setScript({ transcribe: () => spokenQuestion });
});
afterAll(() => server.close());

const recording = async () => ({ bytes: await toneWav(440, 1), mime: "audio/wav" });

const transcribe = async (signal?: AbortSignal, maxMs?: number): Promise<string> => {
  const config = { baseUrl: server.url, apiKey: "key" };
  const transcriber = createOpenaiTranscriber(config, "ears", maxMs);
  return transcriber.transcribe(await recording(), signal);
};

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

test.each(quickFaults)("a server that is %s is %s", async (fault, aiFault) => {
  server.setFault("transcription", fault);
  await expect(transcribe()).rejects.toMatchObject({ name: "AiError", fault: aiFault });
});

test("a server that takes too long is given up", async () => {
  server.setFault("transcription", "slow");
  await expect(transcribe(undefined, 50)).rejects.toMatchObject({ fault: "slow" });
  await expect.poll(() => server.requests.at(-1)?.aborted).toBe(true);
});

test("an aborted request is cancelled at the provider", async () => {
  server.setFault("transcription", "slow");
  const asked = server.requests.length;
  const leaving = new AbortController();
  const transcribing = transcribe(leaving.signal);
  await expect.poll(() => server.requests.length).toBe(asked + 1);
  leaving.abort();
  await expect(transcribing).rejects.toBe(leaving.signal.reason);
  await expect.poll(() => server.requests.at(-1)?.aborted).toBe(true);
});

test("a server that is not there is unreachable", async () => {
  const gone = await startAiServer();
  await gone.close();
  const transcriber = createOpenaiTranscriber({ baseUrl: gone.url, apiKey: undefined }, "ears");
  const transcribing = transcriber.transcribe(await recording());
  await expect(transcribing).rejects.toMatchObject({ fault: "unreachable" });
});
