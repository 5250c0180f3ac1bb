import {
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
import { carefulMarks, drawStyledWorld, inputsOf } from "./styled-members.ts";
import { meanLoading } from "./world.ts";

/** Whether reasons hold, by what the two of a pair see in their own charts. */
export interface ReasonsTruth {
  readonly pairs: number;
  /** Share of reasons that say something of both which is not so of one. */
  readonly falseBoth: number;
  /** Share of reasons that name a difference between two on the same side. */
  readonly falseApart: number;
  /**
   * In twenty consecutive cards: the number of different reasons, and the most times that one of them occurs.
   */
  readonly differentOfTwenty: number;
  readonly mostOfTwenty: number;
  /** Share of such cards without a reason. */
  readonly without: number;
}

const rowLength = 20;

/** How far a chart puts a member on the side that a reason names: above 0 if it does. */
type Reading = (member: MemberInputs) => number;

const valueOf = (preferred: Preferences<string> | null, key: string): number =>
  preferred?.[key]?.value ?? NaN;

/** Returns how far something is ahead of all others of its kind; 0 counts as first too. */
const lead = (preferred: Preferences<string> | null, key: string): number => {
  const others = Object.entries(preferred ?? {}).filter(([name]) => name !== key);
  return valueOf(preferred, key) - Math.max(...others.map(([, { value }]) => value)) + 1e-9;
};

type Topic = "bond" | "pastimes" | "plans" | "values";

/** Reads a reason about something that both prefer, which its parameter names. */
const preferred =
  (topic: Topic, of: typeof lead) =>
  (params: object): Reading =>
  (member) =>
    of(member[topic], Object.values(params)[0] ?? "");

const trait =
  (name: TraitName, pole = "high") =>
  (params: object): Reading => {
    const sign = ("level" in params ? params.level : pole) === "high" ? 1 : -1;
    return ({ traits }) => sign * (traits[name]?.value ?? NaN);
  };

const company =
  (params: object): Reading =>
  ({ pastimes }) =>
    ("level" in params && params.level === "low" ? -1 : 1) * valueOf(pastimes, "social");

const readings: Readonly<Partial<Record<Reason["reason"], (params: object) => Reading>>> = {
  pace_alike: trait("extraversion"),
  pace_apart: trait("extraversion"),
  curiosity_alike: trait("openness"),
  curiosity_apart: trait("openness"),
  order_alike: trait("conscientiousness"),
  order_apart: trait("conscientiousness"),
  warm_both: trait("agreeableness"),
  frank_both: trait("agreeableness", "low"),
  calm_both: trait("neuroticism", "low"),
  deep_feelings: trait("neuroticism"),
  company_alike: company,
  company_apart: company,
  value_shared: preferred("values", lead),
  value_dear: preferred("values", valueOf),
  pastime_shared: preferred("pastimes", lead),
  pastime_dear: preferred("pastimes", valueOf),
  plan_shared: preferred("plans", lead),
  plan_dear: preferred("plans", valueOf),
  bond_shared: preferred("bond", lead),
};

const noNoise = (): number => 0;

/** Compares the reasons of all pairs of simulated members with their scores, and lines some up as cards. */
export function studyReasons(members: number, seed: number): ReasonsTruth {
  const random = seededRandom(seed);
  const world = drawStyledWorld(meanLoading, random);
  const all = Array.from({ length: members }, () => inputsOf(carefulMarks(world, {}, random)));
  const both: boolean[] = [];
  const apart: boolean[] = [];
  for (const [index, a] of all.entries())
    for (const b of all.slice(0, index)) {
      const exact = Object.values(compatibility(a, b).reasons);
      for (const reason of [...exact, ...discreetCompatibility(a, b, noNoise).reasons]) {
        const read = readings[reason.reason]?.(reason.params);
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
