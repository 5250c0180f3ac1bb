import type { Random } from "@gemel/psyche/seeded-random";
import type { Criteria, Sex } from "../../features/criteria/criteria.ts";
import type { Profile } from "../../features/profiles/profile.ts";
import { pick } from "./deck.ts";
import read from "./weights.json" with { type: "json" };

const targetSexes = read.targetSexes as Record<Sex, [Sex | "", number][]>;
/** Share of members who save other filters although the default ones suit them. */
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
    target_sex: pick(targetSexes[sex], random),
    min_age: Math.max(18, age - reach),
    max_age: Math.min(99, age + reach),
    max_distance_km: pick(read.distancesKm as [number, number][], random),
    wants_children: wishes.child_intent === "yes" && often(0.25),
    accepts_pets: wishes.pets_status === "has_pets" && often(0.4),
    require_photo: often(0.1),
    require_voice: often(0.03),
  };
}
