import type { Group } from "./draw-members.ts";
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
