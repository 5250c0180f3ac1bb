import report from "@gemel/psyche/report.json";

const { faking, honest, instrument, loadings, pairs, portraits, settings } = report;

const strongest = faking.at(-1);
const atHalf = loadings.find(({ meanLoading }) => meanLoading === 0.5);

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const figures = {
  members: settings.members.toLocaleString("en"),
  meanLoading: settings.meanLoading,
  choices: instrument.choices,
  open: instrument.open,
  sets: instrument.personalitySets,
  range: instrument.desirabilityRange,
  rangeByChance: instrument.desirabilityRangeByChance,
  recovery: honest.recovery.average,
  reliability: honest.reliability.average,
  recoveryAtHalf: atHalf?.recovery,
  reliabilityAtHalf: atHalf?.reliability,
  coverageAtHalf: atHalf?.coverage,
  setsAtHalf: atHalf?.setsNeeded,
  faked: strongest?.choices,
  fakedByRatings: strongest?.ratings,
  pairs: pairs.pairs.toLocaleString("en"),
  giving: pairs.loveLanguages.giving,
  receiving: pairs.loveLanguages.receiving,
  portraits: portraits.portraits.toLocaleString("en"),
  contradictions: portraits.contradictions === 0 ? "none" : portraits.contradictions,
  most: percent(portraits.most),
  level: percent(portraits.level),
  tentative: percent(portraits.tentative),
  little: percent(portraits.little),
} as const;

export interface FoundProps {
  of: keyof typeof figures;
}

/** A figure of the report within a sentence, so that no page shows an old one. */
export function Found({ of }: FoundProps) {
  return <>{figures[of] ?? "?"}</>;
}
