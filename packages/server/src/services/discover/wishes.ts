import type { Criteria } from "../criteria/criteria.ts";

/** The criteria that are yes or no, each a bit, so that all are compared at once. */
const bits = { wants_children: 1, accepts_pets: 2, require_photo: 4, require_voice: 8 } as const;

type WishName = keyof typeof bits;

const names = Object.keys(bits) as WishName[];

/** Which of the wishes hold, as bits. */
export const wishBits = (wishes: Pick<Criteria, WishName>): number =>
  names.reduce((sum, name) => (wishes[name] ? sum + bits[name] : sum), 0);

/** The wishes of some bits. */
export const wishesIn = (sum: number): readonly WishName[] =>
  names.filter((name) => (sum & bits[name]) !== 0);
