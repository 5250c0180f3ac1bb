import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserLaunch } from "../../browser.ts";
import { test as base } from "./journey.ts";
import { toneWav } from "./sound.ts";

/** What the microphone plays, in Hz. */
export const microphoneTone = 440;

/** A journey whose browser has a microphone that plays one tone. */
export const test = base.extend({
  launchOptions: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern: no fixtures.
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "gemel-microphone-"));
      const microphone = join(folder, "tone.wav");
      await writeFile(microphone, await toneWav(microphoneTone, 1));
      await provide(await browserLaunch({ microphone }));
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});
