import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Gemel } from "../create-gemel.ts";
import { GemelProvider } from "../gemel.tsx";
import { useReportRecordings } from "../moderation/use-report-media.ts";
import { useProfileVoice } from "../profile/use-profile-voice.ts";
import { createExampleGemel, stopGemel } from "../testing/create-example-gemel.ts";
import { useAudioSources } from "./use-audio-source.ts";

let gemel: Gemel;

beforeEach(() => {
  gemel = createExampleGemel(true);
});

afterEach(() => {
  stopGemel(gemel);
  vi.unstubAllGlobals();
});

const audio = "/api/voice/replies/6c2e9f40-1b8d-4a73-95e6-d07f3b2a8c01";
const voice = "/api/profile/voice/3d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04?v=e7b04c95";

const players = [
  ["a message", () => useAudioSources()(audio).load],
  ["the member's own voice message", () => useProfileVoice(voice).loadSaved],
  ["a report", () => useReportRecordings("r1")("voice")],
] as const;

const refused = { error_code: "not_found", message: "There is nothing here.", request_id: "req-1" };

test.each(players)("the player of %s says what the server says", async (_, usePlayer) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(refused, { status: 404 })));
  const { result } = await load(usePlayer);
  await expect(result.current(AbortSignal.any([]))).rejects.toEqual(
    new Error("There is nothing here."),
  );
});

test.each(players)(
  "without a sentence of the server the player of %s gets none",
  async (_, usePlayer) => {
    const { result } = await load(usePlayer);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(result.current(AbortSignal.any([]))).rejects.toEqual(new Error(""));
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
    await expect(result.current(AbortSignal.any([]))).rejects.toEqual(new Error(""));
  },
);

const load = (usePlayer: (typeof players)[number][1]) =>
  renderHook(usePlayer, {
    wrapper: ({ children }) => <GemelProvider gemel={gemel}>{children}</GemelProvider>,
  });
