import { type AiServer, startAiServer } from "../../ai-server/start-ai-server.ts";
import { Backend } from "./backend.ts";
import { test as base } from "./microphone.ts";

/** A journey with a microphone, whose backend has an AI for words, ears and voice. */
export const test = base.extend<object, { ai: AiServer }>({
  ai: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern: no fixtures.
    async ({}, provide) => {
      const ai = await startAiServer();
      await provide(ai);
      await ai.close();
    },
    { scope: "worker" },
  ],
  backend: [
    async ({ ai, backendSettings }, provide) => {
      const backend = await Backend.start({ ...backendSettings, ...ai.settings });
      await provide(backend);
      await backend.dispose();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
