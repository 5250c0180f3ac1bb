import { MendableError } from "@gemel/command/mendable-error";
import type { ImportedMember } from "../member-import.ts";
import type { Services } from "../../services.ts";
import { inBatches } from "../../foundation/in-batches.ts";
import { domainOf } from "../demo-domains.ts";
import { DEMO_PASSWORD } from "../demo-members.ts";
import { humTune } from "../hum-tune.ts";
import { looks } from "../looks.ts";
import { asImport } from "./as-import.ts";
import { cities } from "./cities.ts";
import { type DrawnMember, memberId } from "./drawn-member.ts";
import { drawMembers } from "./draw-members.ts";

export interface SeedOrder {
  readonly count: number;
  /** The same number makes the same members on the same day. */
  readonly seed: number;
}

export interface SeedServices extends Pick<Services, "clock" | "media" | "passwords"> {
  readonly add: (members: readonly ImportedMember[]) => Promise<void>;
  readonly hasMember: (id: string) => Promise<boolean>;
}

/** Rows in a statement. */
const BATCH = 200;
/** Different portraits among all of them. */
const PICTURES = 8;

/**
 * Makes members to measure with, of any age and in every city by its size, without mails and
 * jobs. A few files serve all of them.
 * @param onProgress called with how many are there
 * @throws when the members of this seed are there already
 */
export async function seedMembers(
  services: SeedServices,
  { count, seed }: SeedOrder,
  onProgress: (added: number) => void,
): Promise<void> {
  const domain = domainOf(seed);
  if (await services.hasMember(memberId(`member-1@${domain}`))) throw new SeedTakenError(seed);
  const files = await keepSharedFiles(services, seed);
  const passwordHash = await services.passwords.hash(DEMO_PASSWORD);
  const complete = (member: DrawnMember, index: number): ImportedMember =>
    asImport(member, {
      passwordHash,
      pictureFile: member.hasPicture
        ? (files.pictures[index % files.pictures.length] ?? null)
        : null,
      voiceFile: member.hasVoice ? files.voice : null,
    });
  const drawn = drawMembers({
    count,
    seed,
    today: services.clock(),
    groups: [{ share: 1, cities, ages: [18, 80] }],
    domain,
    numbered: true,
  });
  let added = 0;
  // The next members are drawn while the database takes those before.
  let adding = Promise.resolve();
  for await (const batch of inBatches(drawn, BATCH)) {
    const members = batch.map(complete);
    await adding;
    onProgress(added);
    added += members.length;
    adding = services.add(members);
  }
  await adding;
  onProgress(added);
}

export class SeedTakenError extends MendableError {
  constructor(seed: number) {
    super(`the members of seed ${seed} are there already; choose another`);
  }
}

async function keepSharedFiles({ media }: Pick<Services, "media">, seed: number) {
  const { drawSmallPortrait } = await import("../draw-portrait.ts");
  const pictures = Array.from({ length: PICTURES }, (_, index) => `seed-${seed}-${index}.webp`);
  for (const name of pictures) await media.keep(name, await drawSmallPortrait(name, looks.other));
  const voice = `seed-${seed}.wav`;
  await media.keep(voice, humTune(voice));
  return { pictures, voice };
}
