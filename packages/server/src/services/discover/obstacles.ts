import type { CriterionName } from "../criteria/criteria.ts";
import { bitOfWish } from "./wishes.ts";

/** The criteria that may keep somebody away, each a bit; a pool is gone through without an object for each in it. */
export const obstacleBits = {
  ...bitOfWish,
  target_sex: 16,
  min_age: 32,
  max_age: 64,
  max_distance_km: 128,
} as const satisfies Readonly<Record<CriterionName, number>>;

const names = Object.keys(obstacleBits) as CriterionName[];

/** The criteria of some bits. */
export const obstaclesIn = (sum: number): readonly CriterionName[] =>
  names.filter((name) => (sum & obstacleBits[name]) !== 0);

/** How many people each combination of obstacles keeps away, by its bits; those whom nothing does by 0. */
export type ObstacleCounts = ReadonlyMap<number, number>;
