import type { Schemas } from "../contract.ts";
import { readBoolean, readNonEmpty } from "./reading/nullable.ts";
import { readNumber } from "./reading/figures.ts";
import { fieldsIn } from "./reading/readers.ts";

/** How well two members fit; scores are 0 to 100, null if there is too little data. */
export type Compatibility = Schemas["Compatibility"];

type Reasons = NonNullable<Compatibility["reasons"]>;

const dimensions = ["social", "values", "emotional", "lifestyle", "longterm"] as const;

const readScore = (json: unknown): number | null => {
  const score = readNumber(json);
  return score === null ? null : Math.min(100, Math.max(0, score));
};

function readReasons(json: unknown): Reasons | null {
  const raw = fieldsIn<Reasons>(json);
  const reasons: Reasons = {};
  for (const dimension of dimensions) {
    const reason = readNonEmpty(raw[dimension]);
    if (reason !== null) reasons[dimension] = reason;
  }
  return Object.keys(reasons).length === 0 ? null : reasons;
}

/** Reads a compatibility; null if there is none. A missing completeness counts as 1. */
export function readCompatibility(json: unknown): Compatibility | null {
  const raw = fieldsIn<Compatibility>(json);
  if (Object.keys(raw).length === 0) return null;
  const reasons = readReasons(raw.reasons);
  return {
    overall: readScore(raw.overall),
    completeness: Math.min(1, Math.max(0, readNumber(raw.completeness) ?? 1)),
    low_confidence: readBoolean(raw.low_confidence) ?? false,
    ...(readBoolean(raw.is_discreet) === true && { is_discreet: true }),
    social: readScore(raw.social),
    values: readScore(raw.values),
    emotional: readScore(raw.emotional),
    lifestyle: readScore(raw.lifestyle),
    longterm: readScore(raw.longterm),
    ...(reasons && { reasons }),
  };
}
