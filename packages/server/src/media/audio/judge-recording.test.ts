import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { endlessMp4 } from "../../testing/audio/endless-mp4.ts";
import { wav } from "../../testing/audio/wav.ts";
import { judgeRecording } from "./judge-recording.ts";
import { useFolder } from "../../testing/folders.ts";

const folder = useFolder();

const rules = { maxSeconds: 60, field: "voice_message", tooLong: "This is too long." };

it("makes no member wait for the slow files of another", async () => {
  const [endless, sound] = [join(folder(), "endless"), join(folder(), "sound")];
  await writeFile(endless, await endlessMp4());
  await writeFile(sound, wav());
  const ended: string[] = [];
  const judge = (path: string, memberId: string): Promise<unknown> =>
    judgeRecording({ path, memberId }, rules)
      .catch(({ message }: Error) => message)
      .finally(() => ended.push(memberId));
  await Promise.all([judge(endless, "ada"), judge(endless, "ada"), judge(sound, "ben")]);
  expect(ended.at(-1)).toBe("ada");
});
