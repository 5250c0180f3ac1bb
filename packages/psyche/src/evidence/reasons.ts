import {
  answerInputs,
  compatibility,
  discreetCompatibility,
  type MemberInputs,
  type Reason,
  varyReasons,
} from "../compatibility.ts";
import type { TraitName } from "../instrument/trait-names.ts";
import type { Preferences } from "../preferences.ts";
import { seededRandom } from "./random.ts";
import { mean, rounded } from "./statistics.ts";
import { asResponses, carefulMarks, drawStyledWorld } from "./styled-members.ts";

/** Whether reasons hold, by what the two of a pair see in their own charts. */
export interface ReasonsTruth {
  readonly pairs: number;
  /** Share of reasons that say something of both which is not so of one. */
  readonly falseBoth: number;
  /** Share of reasons that name a difference between two on the same side. */
  readonly falseApart: number;
  /** Of twenty cards in a row: how many different reasons there are, and how often one stands at most. */
  readonly differentOfTwenty: number;
  readonly mostOfTwenty: number;
  /** Share of such cards without a reason. */
  readonly without: number;
}

const meanLoading = 0.65;
const rowLength = 20;

/** How far a chart puts a member on the side that a reason names: above 0 where it is so. */
type Reading = (member: MemberInputs) => number;

const trait =
  (name: TraitName, sign = 1): Reading =>
  ({ traits }) =>
    sign * (traits[name]?.value ?? NaN);

const level = (name: TraitName, params: object): Reading => {
  if (!("level" in params)) return trait(name);
  return trait(name, params.level === "high" ? 1 : -1);
};

const valueOf = (preferred: Preferences<string> | null, key: string): number =>
  preferred?.[key]?.value ?? NaN;

/** By how much something leads all others of its kind; 0 counts as first too. */
const lead = (preferred: Preferences<string> | null, key: string): number => {
  const others = Object.entries(preferred ?? {}).filter(([name]) => name !== key);
  return valueOf(preferred, key) - Math.max(...others.map(([, { value }]) => value)) + 1e-9;
};

function readingOf({ reason, params }: Reason): Reading | undefined {
  const named = Object.values(params)[0] ?? "";
  switch (reason) {
    case "pace_alike":
    case "pace_apart":
      return level("extraversion", params);
    case "curiosity_alike":
    case "curiosity_apart":
      return level("openness", params);
    case "order_alike":
    case "order_apart":
      return level("conscientiousness", params);
    case "warm_both":
      return trait("agreeableness");
    case "frank_both":
      return trait("agreeableness", -1);
    case "calm_both":
      return trait("neuroticism", -1);
    case "deep_feelings":
      return trait("neuroticism");
    case "company_alike":
      return ({ pastimes }) => (named === "high" ? 1 : -1) * valueOf(pastimes, "social");
    case "company_apart":
      return ({ pastimes }) => valueOf(pastimes, "social");
    case "value_shared":
      return ({ values }) => lead(values, named);
    case "value_dear":
      return ({ values }) => valueOf(values, named);
    case "pastime_shared":
      return ({ pastimes }) => lead(pastimes, named);
    case "pastime_dear":
      return ({ pastimes }) => valueOf(pastimes, named);
    case "plan_shared":
      return ({ plans }) => lead(plans, named);
    case "plan_dear":
      return ({ plans }) => valueOf(plans, named);
    case "bond_shared":
      return ({ bond }) => lead(bond, named);
    default:
      return undefined;
  }
}

const noNoise = (): number => 0;
const untold = { has: null, wants: null } as const;

/** Compares the reasons of all pairs of simulated members with their scores, and lines some up as cards. */
export function studyReasons(members: number, seed: number): ReasonsTruth {
  const random = seededRandom(seed);
  const world = drawStyledWorld(meanLoading, random);
  const all = Array.from({ length: members }, (): MemberInputs => {
    const inputs = answerInputs(asResponses(carefulMarks(world, {}, random)));
    return { ...inputs, children: untold, pets: untold };
  });
  const both: boolean[] = [];
  const apart: boolean[] = [];
  for (const [index, a] of all.entries())
    for (const b of all.slice(0, index)) {
      const exact = Object.values(compatibility(a, b).reasons);
      for (const reason of [...exact, ...discreetCompatibility(a, b, noNoise).reasons]) {
        const read = readingOf(reason);
        if (read === undefined) continue;
        const [here, there] = [read(a), read(b)];
        if (reason.reason.endsWith("_apart")) apart.push(here * there >= 0);
        else both.push(Math.min(here, there) <= 0);
      }
    }
  const rows = all.slice(0, 20).map((viewer) => {
    const cards = all.filter((other) => other !== viewer).slice(0, rowLength);
    const lists = cards.map((other) => discreetCompatibility(viewer, other, noNoise).reasons);
    const shown = varyReasons(lists).flatMap((reason) => (reason ? [JSON.stringify(reason)] : []));
    const different = [...new Set(shown)];
    const uses = different.map((text) => shown.filter((each) => each === text).length);
    return { different: different.length, most: Math.max(...uses), shown: shown.length };
  });
  return {
    pairs: (members * (members - 1)) / 2,
    falseBoth: rounded(mean(both.map(Number))),
    falseApart: rounded(mean(apart.map(Number))),
    differentOfTwenty: rounded(mean(rows.map(({ different }) => different)), 1),
    mostOfTwenty: Math.max(...rows.map(({ most }) => most)),
    without: rounded(1 - mean(rows.map(({ shown }) => shown / rowLength)), 2),
  };
}
