import type { Criteria } from "../criteria/criteria.ts";

/** The criteria that are yes or no, each a bit, so that all are compared at once. */
export const bitOfWish = {
  wants_children: 1,
  accepts_pets: 2,
  require_photo: 4,
  require_voice: 8,
} as const;

/**
 * The wishes of children and pets count in the feed of the member alone who has them: a feed that followed
 * those of others would tell them to a member who changes what their own card shows.
 */
export const PRIVATE_WISHES = bitOfWish.wants_children | bitOfWish.accepts_pets;

type WishName = keyof typeof bitOfWish;

const names = Object.keys(bitOfWish) as WishName[];

/** Which of the wishes hold, as bits. */
export const wishBits = (wishes: Pick<Criteria, WishName>): number =>
  names.reduce((sum, name) => (wishes[name] ? sum + bitOfWish[name] : sum), 0);
