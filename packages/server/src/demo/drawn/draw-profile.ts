import type { Random } from "@gemel/psyche/seeded-random";
import type { Profile } from "../../features/profiles/profile.ts";
import type { City } from "./cities.ts";
import { pick } from "./deck.ts";
import read from "./weights.json" with { type: "json" };
import type { Sex } from "../../features/criteria/criteria.ts";
import type { Writer } from "./writer.ts";

/** The facts about a member that are fixed before the rest of the profile is drawn. */
interface Person {
  readonly sex: Sex;
  readonly firstName: string;
  /** In years, on the day `today`. */
  readonly age: number;
  readonly today: Date;
  readonly city: City;
}

/** Draws a profile: some are full, some nearly empty. */
export function drawProfile(person: Person, writer: Writer, random: Random): Profile {
  const { sex, firstName, age, today, city } = person;
  const often = (share: number): boolean => random.uniform() < share;
  const life = often(0.12) ? nothingSaid : drawLife(age, random);
  const height = Math.round(heights[sex] + 7 * random.normal());
  const weight = (height / 100) ** 2 * Math.min(34, Math.max(18, 24 + 3 * random.normal()));
  return {
    first_name: often(0.7) ? firstName : null,
    last_name: null,
    birth_date: birthDate(age, today, random),
    sex,
    country: city.country,
    city: city.name,
    bio: writer.bio({
      age,
      hasPets: life.pets_status === "has_pets",
      hasChildren: life.children_status === "has_children",
    }),
    height_cm: often(0.75) ? height : null,
    weight_kg: often(0.35) ? Math.round(weight * 2) / 2 : null,
    social_links: [],
    ...life,
    show_wishes: often(0.6),
    twin_share_pre_like: often(0.75),
    twin_share_on_match: often(0.9),
  };
}

/** In centimetres, on average. */
const heights: Readonly<Record<Sex, number>> = { female: 166, male: 179, other: 172 };

/** A day between a birthday this year and the one of a year before, so many years ago. */
function birthDate(age: number, today: Date, random: Random): string {
  const day = today.getUTCDate() - 1 - random.below(364);
  const date = new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), day));
  return date.toISOString().slice(0, 10);
}

type Life = Pick<Profile, "children_status" | "pets_status" | "child_intent" | "pet_intent">;

const nothingSaid: Life = {
  children_status: null,
  pets_status: null,
  child_intent: null,
  pet_intent: null,
};

function drawLife(age: number, random: Random): Life {
  const parents = Math.min(60, Math.max(0, 2 * (age - 26)));
  return {
    children_status: pick(
      [
        ["has_children", parents],
        ["does_not_have_children", 90 - parents],
        ["prefers_not_to_say", 10],
      ],
      random,
    ),
    pets_status: pick(
      [
        ["has_pets", 35],
        ["does_not_have_pets", 58],
        ["prefers_not_to_say", 7],
      ],
      random,
    ),
    child_intent: pick(age < 46 ? childIntents.younger : childIntents.older, random),
    pet_intent: pick(petIntents, random),
  };
}

type Intents = [string | null, number][];

const childIntents = read.childIntents as Record<"younger" | "older", Intents>;
const petIntents = read.petIntents as Intents;
