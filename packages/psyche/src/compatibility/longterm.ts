import type { Component, Input } from "./component.ts";
import { type Fit, inCommon, mutualLiking } from "./fits.ts";
import type { MemberInputs, Wish, Wishes } from "./member-inputs.ts";
import { inputWeights } from "./weights.ts";

/** The part of a member's inputs that this side reads. */
type Inputs = Pick<MemberInputs, "children" | "pets" | "plans" | "bond">;

const dimension = "longterm";
const weights = inputWeights[dimension];

/** Factor of the side's score if the two exclude each other. */
const exclusions = { children: 0.25, childrenThere: 0.7, pets: 0.6 } as const;

const certain = (value: number): Fit => ({ value, variance: 0 });

/** The fit of an open answer: less than the same wish. */
const open = 0.6;

const together = (one: NonNullable<Wish>, other: NonNullable<Wish>): number => {
  if (one === "open" || other === "open") return open;
  return one === other ? 1 : 0;
};

/**
 * Returns how well a wish fits the children that the other has, from 0 to 1; null if it is not known. A
 * person who has children and wants no more fits another in the same situation.
 */
function welcome(there: Wishes, other: Wishes): number | null {
  if (there.has === null || (there.has && other.wants === null)) return null;
  if (!there.has || (other.has && other.wants === "no")) return open;
  return { yes: 0.85, open, no: 0.15 }[other.wants ?? "open"];
}

/** Returns how well the wish of each fits the existing children of the other, as far as known. */
const welcomes = ({ children: a }: Inputs, { children: b }: Inputs): number[] =>
  [welcome(a, b), welcome(b, a)].filter((way) => way !== null);

const isUnwelcome = (ways: readonly number[]): boolean => Math.min(...ways) < 0.5;

function wishesReason(a: Inputs, b: Inputs, value: number) {
  if (value === 0) return "children_apart";
  if (value === open) return isUnwelcome(welcomes(a, b)) ? null : "children_open";
  if (a.children.wants === "yes") return "children_wanted";
  // A life with existing children is not a life without children.
  return a.children.has === false && b.children.has === false ? "children_unwanted" : null;
}

function childrenWishes(a: Inputs, b: Inputs): Input<"longterm"> | null {
  if (a.children.wants === null || b.children.wants === null) return null;
  const value = together(a.children.wants, b.children.wants);
  const reason = wishesReason(a, b, value);
  return {
    fit: certain(value),
    reason: reason && { dimension, reason, params: {} },
    ...(value === 0 ? { exclusion: exclusions.children } : {}),
  };
}

function childrenThere(a: Inputs, b: Inputs): Input<"longterm"> | null {
  const ways = welcomes(a, b);
  if (ways.length === 0) return null;
  const isApart = isUnwelcome(ways);
  return {
    fit: certain(ways.reduce((sum, way) => sum + way, 0) / ways.length),
    known: ways.length / 2,
    // Only wishes give the reason that nothing stands in the way: here one of the two may be unknown.
    reason: isApart ? { dimension, reason: "children_there", params: {} } : null,
    ...(isApart ? { exclusion: exclusions.childrenThere } : {}),
  };
}

/** Returns a member's wish about pets; pets that are there count as wanted. */
const petsOf = ({ has, wants }: Wishes): Wish => (has === true ? "yes" : wants);

/** A pet that is there meets what the other wants, who may have one without wanting another. */
function petsMeet(one: Wishes, other: Wishes): number | null {
  const [brings, wants] = [petsOf(one), other.wants];
  return brings === null || wants === null ? null : together(brings, wants);
}

function pets({ pets: a }: Inputs, { pets: b }: Inputs) {
  const ways = [petsMeet(a, b), petsMeet(b, a)].filter((way) => way !== null);
  if (ways.length === 0) return null;
  const lowest = Math.min(...ways);
  const reason =
    lowest === 0
      ? "pets_apart"
      : lowest === open
        ? "pets_open"
        : petsOf(a) === "yes"
          ? "pets_wanted"
          : "pets_unwanted";
  return {
    fit: certain(lowest),
    known: ways.length / 2,
    reason: { dimension, reason, params: {} },
    ...(lowest === 0 ? { exclusion: exclusions.pets } : {}),
  } satisfies Input<"longterm">;
}

function plans(a: Inputs, b: Inputs): Input<"longterm"> | null {
  if (a.plans === null || b.plans === null) return null;
  const fit = mutualLiking(a.plans, b.plans);
  const { first, dear, isApart } = inCommon(a.plans, b.plans);
  if (fit.value > 0.5) {
    const plan = first ?? dear;
    const reason = first === undefined ? "plan_dear" : "plan_shared";
    return { fit, reason: plan === undefined ? null : { dimension, reason, params: { plan } } };
  }
  return { fit, reason: isApart ? { dimension, reason: "plans_apart", params: {} } : null };
}

function bond(a: Inputs, b: Inputs): Input<"longterm"> | null {
  if (a.bond === null || b.bond === null) return null;
  const fit = mutualLiking(a.bond, b.bond);
  const { first, isApart } = inCommon(a.bond, b.bond);
  if (fit.value > 0.5) {
    const reason = "bond_shared";
    return {
      fit,
      reason: first === undefined ? null : { dimension, reason, params: { bond: first } },
    };
  }
  return { fit, reason: isApart ? { dimension, reason: "bond_apart", params: {} } : null };
}

/**
 * The plans of both for the coming years. A missing answer on children or pets counts as `chanceFit`.
 *
 * - 0.30 whether both want children, both do not, or one of them is open; wanting and not wanting exclude
 *   each other and leave a quarter of the score
 * - 0.10 whether children who are there meet a member who wants some, is open or has some, both ways; another who
 *   wants none leaves seven tenths
 * - 0.15 the same for pets, there or wanted; who has or wants them and who does not leave six tenths
 * - 0.25 whether what the one plans is dear to the other, both ways
 * - 0.20 the same for how they would live together
 */
export const longterm = (a: Inputs, b: Inputs): Component<"longterm">[] => [
  { from: "profile", weight: weights.childrenWishes, input: childrenWishes(a, b), isAssumed: true },
  { from: "profile", weight: weights.childrenThere, input: childrenThere(a, b), isAssumed: true },
  { from: "profile", weight: weights.pets, input: pets(a, b), isAssumed: true },
  { from: "topics", weight: weights.plans, input: plans(a, b) },
  { from: "topics", weight: weights.bond, input: bond(a, b) },
];
