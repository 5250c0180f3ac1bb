import { randomUUID } from "node:crypto";
import psyche from "@gemel/psyche/package.json" with { type: "json" };
import { answerInputs } from "@gemel/psyche/compatibility";
import { questionnaireId } from "@gemel/psyche/questionnaire";
import { type Random, seededRandom } from "@gemel/psyche/seeded-random";
import { drawMembers } from "@gemel/psyche/simulated-members";
import { readProfile } from "@gemel/psyche/summary";
import type { Server } from "@gemel/server";
import { type ImportedMember, memberImport } from "../../packages/server/src/demo/member-import.ts";
import { defaultCriteria } from "../../packages/server/src/features/criteria/criteria.ts";
import { shortProfile } from "../../packages/server/src/testing/add-people.ts";

type Services = Server["services"];

const BATCH = 500;
/** Limit of simulated people; the other members answer as one of them. */
const MAX_PEOPLE = 200;
const DAY_MS = 86_400_000;

const cities = Object.entries({
  DE: "Berlin Hamburg München Köln Stuttgart Leipzig Bremen Dresden Hannover Nürnberg",
  FR: "Paris Marseille Lyon Toulouse Nice Nantes Strasbourg Bordeaux Lille Rennes",
  IT: "Roma Milano Napoli Torino Genova Bologna Firenze Bari Verona Trieste",
  ES: "Madrid Barcelona Valencia Sevilla Zaragoza Bilbao Gijón Granada Vigo Salamanca",
  GB: "London Birmingham Leeds Glasgow Manchester Liverpool Bristol Cardiff Belfast York",
  CH: "Zürich Genève Basel Lausanne Bern Lugano Luzern Winterthur Fribourg Sion",
}).flatMap(([country, names]) => names.split(" ").map((city) => ({ country, city })));

const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

/**
 * Fills an empty database with members of many places, ages and wishes.
 * @returns the ids of some members with every filter open, of as many with usual filters, and of all others
 */
export async function addBenchMembers({ clock, db }: Services, count: number, some: number) {
  const random = seededRandom(count);
  const people = drawMembers(Math.min(count, MAX_PEOPLE), 0.65, random).map(({ responses }) => {
    const portrait = readProfile(responses);
    return { portrait, inputs: answerInputs(responses, portrait) };
  });
  const now = clock();
  const ids: string[] = [];
  for (let start = 0; start < count; start += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - start) }, (_none, index) =>
      drawMember(start + index, start + index < some),
    );
    await memberImport(db).add(batch);
    ids.push(...batch.map(({ account }) => account.id));
  }
  return {
    open: ids.slice(0, some),
    usual: ids.slice(some, 2 * some),
    others: ids.slice(2 * some),
  };

  function drawMember(index: number, isOpen: boolean): ImportedMember {
    const id = randomUUID();
    const { portrait, inputs } = pick(people, random);
    const age = 18 + random.below(60);
    const then = new Date(now.getTime() - random.below(400) * DAY_MS);
    const wishes = pick(["yes", "no", "do_not_care", null] as const, random);
    return {
      account: { id, email: `${id}@crowd.example`, language: "en", passwordHash: "none" },
      createdAt: then,
      nickname: { shown: `Member ${index}`, key: `member ${index}` },
      profile: {
        ...shortProfile,
        birth_date: `${now.getUTCFullYear() - age - 1}-12-31`,
        sex: pick(["female", "male", "female", "male", "other"], random),
        ...pick(cities, random),
        bio: "A member of the benchmark, with a sentence or two about nothing.",
        children_status: pick(["has_children", "does_not_have_children", null], random),
        pets_status: pick(["has_pets", "does_not_have_pets", null], random),
        child_intent: wishes,
        pet_intent: wishes,
        show_wishes: true,
      },
      pictureFile: random.below(5) === 0 ? null : `${id}.webp`,
      voiceFile: random.below(2) === 0 ? null : `${id}.webm`,
      // The answers themselves are not read again, and would be a gigabyte.
      answers: { userId: id, questionnaireId, responses: [], submittedAt: then },
      insights: {
        userId: id,
        questionnaireId,
        psycheVersion: psyche.version,
        portrait,
        computedAt: then,
      },
      inputs,
      sharing: null,
      criteria: isOpen
        ? { ...defaultCriteria, min_age: 18, max_age: 99, max_distance_km: 1_000 }
        : {
            target_sex: pick(["", "female", "male"] as const, random),
            min_age: Math.max(18, age - 5 - random.below(20)),
            max_age: Math.min(99, age + 5 + random.below(20)),
            max_distance_km: pick([25, 50, 100, 300, 1_000], random),
            wants_children: random.below(6) === 0,
            accepts_pets: random.below(6) === 0,
            require_photo: random.below(4) === 0,
            require_voice: random.below(10) === 0,
          },
    };
  }
}
