import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createOpenaiSpeechModel } from "../../packages/server/src/ai/openai-speech-model.ts";
import { toneWav } from "../e2e/support/sound.ts";
import { quickFaults } from "./faults.ts";
import { speechSeconds, speechTone } from "./speech.ts";
import { type AiServer, startAiServer } from "./start-ai-server.ts";

let server: AiServer;
beforeAll(async () => {
  server = await startAiServer();
});
afterEach(() => server.setFault("speech"));
afterAll(() => server.close());

const text = "You listen better when it rains.";

const speak = (signal?: AbortSignal, maxMs?: number) => {
  const config = { baseUrl: server.url, apiKey: undefined };
  return createOpenaiSpeechModel(config, { model: "mouth", voice: "alto" }, maxMs).speak(
    text,
    signal,
  );
};

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

test.each(quickFaults)("a server that is %s is %s", async (fault, aiFault) => {
  server.setFault("speech", fault);
  await expect(speak()).rejects.toMatchObject({ name: "AiError", fault: aiFault });
});

test("a server that takes too long is given up", async () => {
  server.setFault("speech", "slow");
  await expect(speak(undefined, 50)).rejects.toMatchObject({ fault: "slow" });
  await expect.poll(() => server.requests.at(-1)?.aborted).toBe(true);
});

test("an aborted request is cancelled at the provider", async () => {
  server.setFault("speech", "slow");
  const asked = server.requests.length;
  const leaving = new AbortController();
  const speaking = speak(leaving.signal);
  await expect.poll(() => server.requests.length).toBe(asked + 1);
  leaving.abort();
  await expect(speaking).rejects.toBe(leaving.signal.reason);
  await expect.poll(() => server.requests.at(-1)?.aborted).toBe(true);
});
