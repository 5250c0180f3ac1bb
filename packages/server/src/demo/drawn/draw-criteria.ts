import type { Random } from "@gemel/psyche/seeded-random";
import type { Criteria, Sex } from "../../features/criteria/criteria.ts";
import type { Profile } from "../../features/profiles/profile.ts";
import { pick } from "./deck.ts";

/** How many of those whom the filters suit as they begin save others. */
const CHANGING = 0.3;
/** The ages that the filters begin with suit who is of them. */
const SUITED = [27, 43] as const;

/** Draws a member's criteria; nothing for one who leaves the filters as they begin. */
export function drawCriteria(
  age: number,
  sex: Sex,
  wishes: Pick<Profile, "child_intent" | "pets_status">,
  random: Random,
): Criteria | null {
  const often = (share: number): boolean => random.uniform() < share;
  const isSuited = age >= SUITED[0] && age <= SUITED[1];
  if (isSuited && !often(CHANGING)) return null;
  const reach = 6 + random.below(12);
  return {
    target_sex: pick(wanted[sex], random),
    min_age: Math.max(18, age - reach),
    max_age: Math.min(99, age + reach),
    max_distance_km: pick(distances, random),
    wants_children: wishes.child_intent === "yes" && often(0.25),
    accepts_pets: wishes.pets_status === "has_pets" && often(0.4),
    require_photo: often(0.1),
    require_voice: often(0.03),
  };
}

const wanted: Readonly<Record<Sex, readonly (readonly [Sex | "", number])[]>> = {
  female: [
    ["", 45],
    ["male", 42],
    ["female", 11],
    ["other", 2],
  ],
  male: [
    ["", 45],
    ["female", 42],
    ["male", 11],
    ["other", 2],
  ],
  other: [
    ["", 80],
    ["female", 8],
    ["male", 8],
    ["other", 4],
  ],
};

const distances: readonly (readonly [number, number])[] = [
  [30, 1],
  [50, 5],
  [80, 2],
  [150, 2],
  [400, 1],
  [1_000, 2],
];
