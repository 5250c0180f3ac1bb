import { randomUUID } from "node:crypto";
import type { Services } from "../../services.ts";
import { humTune } from "../hum-tune.ts";
import type { DrawnMember } from "./drawn-member.ts";
import { looks } from "../looks.ts";

/** Different tunes among the voice messages. */
const TUNES = 8;

/** The names of a member's files. */
interface Files {
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
}

/** Keeps the portrait and the tune of a member, of those who have them. */
export function createFiles({
  media,
}: Pick<Services, "media">): (member: DrawnMember) => Promise<Files> {
  const tunes = new Map<number, Buffer>();
  const tuneOf = (number: number): Buffer => {
    const tune = tunes.get(number) ?? humTune(`tune ${number}`);
    tunes.set(number, tune);
    return tune;
  };
  let voices = 0;
  const keepPortrait = async ({ id, sex }: DrawnMember): Promise<string> => {
    // Loaded on the first start only: drawing is nothing that every start should wait for.
    const { drawSmallPortrait } = await import("../draw-portrait.ts");
    const name = `${randomUUID()}.webp`;
    await media.keep(name, await drawSmallPortrait(id, looks[sex]));
    return name;
  };
  const keepTune = async (): Promise<string> => {
    const name = `${randomUUID()}.wav`;
    await media.keep(name, tuneOf(voices++ % TUNES));
    return name;
  };
  return async (member) => {
    const [pictureFile, voiceFile] = await Promise.all([
      member.hasPicture ? keepPortrait(member) : null,
      member.hasVoice ? keepTune() : null,
    ]);
    return { pictureFile, voiceFile };
  };
}
