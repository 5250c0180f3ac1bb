import { clamp, type Value } from "../plot/geometry.ts";
import { marginOf } from "../plot/uncertainty.ts";

export const dimensionNames = ["social", "values", "emotional", "lifestyle", "longterm"] as const;

/** How well two people fit by their answers; null with too little data for a number. */
export interface Compatibility extends Record<(typeof dimensionNames)[number], Value> {
  /** All dimensions together, 0 to 100. */
  overall: Value;
  /** How both are among people, 0 to 100. */
  social: Value;
  /** How well the values of both fit, 0 to 100. */
  values: Value;
  /** How both handle feelings, 0 to 100. */
  emotional: Value;
  /** How both spend their days, 0 to 100. */
  lifestyle: Value;
  /** How well the long-term wishes of both fit, 0 to 100. */
  longterm: Value;
  /** The share of the inputs of the scores that both members have given, 0 to 1. */
  completeness: number;
  /** The numbers rest on little: a badge says so, and the edge is soft. */
  isLowConfidence: boolean;
  /** The numbers are rough, as before a match: words say so. @default false */
  isDiscreet?: boolean | undefined;
}

/** With low confidence, the edge is at least as soft as for this share of the answers. */
const lowConfidence = 0.5;

/** Half the width of the soft edge around the graph, in points of the scale. */
export const edgeOf = ({
  completeness,
  isLowConfidence,
}: Pick<Compatibility, "completeness" | "isLowConfidence">): number =>
  marginOf(isLowConfidence ? Math.min(completeness, lowConfidence) : completeness);

/**
 * The share of the answers to show, in whole hundredths; null if nothing is missing. An incomplete share is
 * never rounded up to 100 %.
 */
export const partOfAnswers = (completeness: number): number | null =>
  completeness < 1 ? Math.min(99, Math.round(clamp(completeness * 100))) / 100 : null;
