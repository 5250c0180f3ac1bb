import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserLaunch } from "../../browser.ts";
import { toneWav } from "./sound.ts";

/** The frequency of the microphone's tone, in Hz. */
export const microphoneTone = 440;

/** Lends a browser a microphone that plays one tone. */
export async function lendMicrophone(
  lend: (launch: Awaited<ReturnType<typeof browserLaunch>>) => Promise<void>,
): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "gemel-microphone-"));
  const microphone = join(folder.path, "tone.wav");
  await writeFile(microphone, await toneWav(microphoneTone, 1));
  await lend(await browserLaunch({ microphone }));
}
