import { type Language, languages } from "../instrument/languages.ts";
import { traitNames } from "../instrument/trait-names.ts";
import { z95 } from "../model/normal.ts";
import { leastConfidence, traitScores } from "../model/trait-scores.ts";
import { trustIn } from "../person-fit.ts";
import { traitSets } from "../trait-sets.ts";
import { seededRandom } from "./random.ts";
import { correlation, mean, rounded } from "./statistics.ts";
import {
  asResponses,
  drawCareful,
  drawStyledWorld,
  type Habits,
  translate,
} from "./styled-members.ts";
import { worlds } from "./world.ts";

/** How well the scores of one group of careful members hold. */
export interface StylesPoint {
  readonly group: string;
  readonly members: number;
  /** Mean true loading of a statement. */
  readonly meanLoading: number;
  /** Correlation of score and truth, averaged over the traits. */
  readonly recovery: number;
  /** Share of truths inside the 95 % interval, of the trait with the smallest and with the largest share. */
  readonly coverage: readonly [lowest: number, highest: number];
  /** Mean standard error. */
  readonly error: number;
  /** Median confidence that is shown. */
  readonly confidence: number;
  /** Share of members whose portrait says that there is too little data. */
  readonly unsure: number;
}

/**
 * Half the differences between women and men, in standard deviations, in the order of the traits, rounded from
 * Costa, P. T., Terracciano, A., & McCrae, R. R. (2001). Gender differences in personality traits across
 * cultures. Journal of Personality and Social Psychology, 81, 322-331.
 */
const halfDifferences = [0, 0.05, 0.1, 0.25, 0.25];

interface Group {
  readonly group: string;
  readonly meanLoading: number;
  readonly habits: Habits;
  /** The language of the texts: every other one than English has a world that differs a little. */
  readonly language?: Language;
  /** @default a quarter of the members */
  readonly share?: number;
}

const groups: readonly Group[] = [
  { group: "no styles", meanLoading: 0.6, habits: { styles: false } },
  { group: "no styles", meanLoading: 0.65, habits: { styles: false } },
  { group: "styles", meanLoading: 0.6, habits: {}, share: 1 },
  { group: "styles", meanLoading: 0.65, habits: {}, share: 1 },
  { group: "styles, women", meanLoading: 0.65, habits: { means: halfDifferences } },
  {
    group: "styles, men",
    meanLoading: 0.65,
    habits: { means: halfDifferences.map((half) => -half) },
  },
  ...languages.map((language): Group => ({
    group: `styles, texts in ${language}`,
    meanLoading: 0.65,
    habits: {},
    language,
  })),
];

/** Trust takes longer than the scores: it is read for one member in so many. */
const judgedShare = 4;

/** Simulated careful members with and without response styles, by sex, and by the language of the texts. */
export const studyStyles = (members: number, seed: number): StylesPoint[] =>
  groups.map(({ group, meanLoading, habits, language = "en", share = 0.25 }) => {
    const random = seededRandom(seed);
    const english = Array.from({ length: worlds }, () => drawStyledWorld(meanLoading, random));
    const other = seededRandom(seed + languages.indexOf(language));
    const drawn = language === "en" ? english : english.map((world) => translate(world, other));
    const scored = Array.from({ length: share * members }, (_none, index) => {
      const member = drawCareful(drawn[index % worlds] ?? [], habits, random);
      const responses = asResponses(member.answer(), language);
      return { truth: member.traits, responses, scores: traitScores(traitSets(responses)) };
    });
    const perTrait = traitNames.map((trait, d) => {
      const points = scored.map(({ truth, scores }) => ({
        truth: truth[d] ?? 0,
        ...scores.traits[trait],
      }));
      return {
        recovery: correlation(
          points.map(({ truth }) => truth),
          points.map(({ theta }) => theta),
        ),
        coverage: mean(
          points.map(({ truth, theta, standardError }) =>
            Number(Math.abs(truth - theta) < z95 * standardError),
          ),
        ),
        error: mean(points.map(({ standardError }) => standardError)),
      };
    });
    const coverages = perTrait.map(({ coverage }) => coverage);
    const confidences = scored
      .slice(0, scored.length / judgedShare)
      .map(({ scores, responses }) => scores.confidence * trustIn(responses))
      .toSorted((a, b) => a - b);
    return {
      group,
      members: scored.length,
      meanLoading,
      recovery: rounded(mean(perTrait.map(({ recovery }) => recovery))),
      coverage: [rounded(Math.min(...coverages)), rounded(Math.max(...coverages))],
      error: rounded(mean(perTrait.map(({ error }) => error))),
      confidence: rounded(confidences[Math.floor(confidences.length / 2)] ?? NaN),
      unsure: rounded(
        confidences.filter((value) => value < leastConfidence).length / confidences.length,
      ),
    };
  });
