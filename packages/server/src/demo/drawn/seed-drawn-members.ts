import { setImmediate as others } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { emailKey } from "../../foundation/email-key.ts";
import type { Services } from "../../services.ts";
import { DRAWN_DOMAIN } from "../demo-domains.ts";
import { DEMO_PASSWORD, demoMembers } from "../demo-members.ts";
import { asImport } from "./as-import.ts";
import { assignRelations, type Named } from "./assign-relations.ts";
import { type DrawnMember, memberId } from "./drawn-member.ts";
import { drawMembers, type Group } from "./draw-members.ts";
import { relate } from "./relate.ts";
import { memberImport } from "../member-import.ts";
import { accountStore } from "../../features/accounts/store.ts";
import { humTune } from "../hum-tune.ts";
import { looks } from "../looks.ts";
import { aroundBologna, aroundEdinburgh, aroundPorto, cities } from "./cities.ts";

/** The ages that the filters begin with, which the named demo members have not changed. */
export const filteredAges = [25, 45] as const;
const adults = [18, 80] as const;

/**
 * Most live near one of the named members who may see the feed (Chiara, Robin, Ines) and are of an age
 * that the filters begin with; the others are anywhere and of any age.
 */
export const demoGroups: readonly Group[] = [
  { share: 28, cities: aroundBologna, ages: filteredAges },
  { share: 25, cities: aroundEdinburgh, ages: filteredAges },
  { share: 11, cities: aroundPorto, ages: filteredAges },
  { share: 8, cities: [...aroundBologna, ...aroundEdinburgh], ages: adults },
  { share: 28, cities, ages: adults },
];

/** Different tunes among the voice messages. */
const TUNES = 8;

function createFiles({ media }: Pick<Services, "media">) {
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
  return async (member: DrawnMember) => {
    const [pictureFile, voiceFile] = await Promise.all([
      member.hasPicture ? keepPortrait(member) : null,
      member.hasVoice ? keepTune() : null,
    ]);
    return { pictureFile, voiceFile };
  };
}

/** How many the named demo members find. */
export const DRAWN_MEMBERS = 250;
const SEED = 6;
/** Number of members in a batch: it keeps two processors busy and delays no call. */
const BATCH = 20;

/**
 * Creates the members whom the named demo members find, batch by batch, while the server serves. The next
 * start adds the members that a killed process left out; a complete set stays as it is.
 * @param signal stops it after the current batch
 * @returns the number of members added
 */
export async function seedDrawnMembers(services: Services, signal: AbortSignal): Promise<number> {
  const named = await findNamed(services);
  if (named.length === 0) return 0;
  const ids = Array.from({ length: DRAWN_MEMBERS }, (_, index) => idOf(index));
  const known = await memberImport(services.db).known(ids);
  if (known.has(idOf(DRAWN_MEMBERS - 1))) return 0;

  const now = services.clock();
  const passwordHash = await services.passwords.hash(DEMO_PASSWORD);
  const keepFiles = createFiles(services);
  const relationsOf = assignRelations(named, now);
  const members = drawMembers({
    count: DRAWN_MEMBERS,
    seed: SEED,
    today: now,
    groups: demoGroups,
    domain: DRAWN_DOMAIN,
  });
  let added = 0;
  for (;;) {
    const batch = await takeBatch(members);
    if (batch.length === 0 || signal.aborted) return added;
    const arrivals = batch
      .map((member) => ({ member, relationships: relationsOf(member) }))
      .filter(({ member }) => !known.has(member.id));
    const arriving = await Promise.all(
      arrivals.map(async ({ member }) =>
        asImport(member, { passwordHash, ...(await keepFiles(member)) }),
      ),
    );
    await services.transaction(async (db) => {
      await memberImport(db).add(arriving);
      for (const { member, relationships } of arrivals) {
        for (const relationship of relationships) await relate(db, member, relationship, now);
      }
    });
    added += arrivals.length;
  }
}

const idOf = (index: number): string => memberId(`member-${index + 1}@${DRAWN_DOMAIN}`);

/** The named demo members who are there and see the feed. */
async function findNamed(services: Pick<Services, "db">): Promise<readonly Named[]> {
  const meeting = demoMembers.filter(({ disposition, waits }) => disposition && !waits);
  const found = await Promise.all(
    meeting.map(async ({ email, profile }) => {
      const account = await accountStore(services.db).findByEmail(emailKey(email));
      return account && { id: account.id, profile };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** Draws the next members. Each takes milliseconds, between which the server serves. */
async function takeBatch(members: Iterator<DrawnMember, void>): Promise<DrawnMember[]> {
  const batch: DrawnMember[] = [];
  while (batch.length < BATCH) {
    const { value } = members.next();
    if (value === undefined) break;
    batch.push(value);
    await others();
  }
  return batch;
}
