import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";
import { readChoice, readNonEmpty } from "./reading/nullable.ts";
import { readNumber, readTime } from "./reading/figures.ts";
import { fieldsOf, listed, Unreadable } from "./reading/reader.ts";
import { fieldsIn } from "./reading/readers.ts";

interface WithError {
  /** On the same scale as the value. */
  readonly standard_error: number | null;
}
type RadarValue = Omit<Schemas["RadarValue"], "standard_error"> & WithError;
type BarValue = Omit<Schemas["BarValue"], "standard_error" | "is_leading"> &
  WithError & {
    /** Whether it comes first of its group, alone or as one of two. */
    readonly is_leading: boolean;
  };
type Sureness = NonNullable<Schemas["BigFive"]["sureness"]>;

const axes = all<RadarValue["axis"]>()([
  "openness",
  "conscientiousness",
  "extraversion",
  "agreeableness",
  "neuroticism",
]);
const loveLanguages = all<BarValue["name"]>()(["quality_time", "words", "acts", "touch", "gifts"]);
const groups = all<BarValue["group"]>()([
  "love_languages",
  "love_languages_giving",
  "love_languages_receiving",
]);

const surenesses = all<Sureness>()(["little", "tentative", "steady"]);

/** The insights from a member's answers. A missing value is null, or not in a list. */
export interface Insights {
  /** Markdown. */
  readonly summary_md: string;
  readonly is_by_ai: boolean;
  /** 0 to 100. */
  readonly radar: readonly RadarValue[];
  /** 0 to 100. The group is `love_languages` where the directions are not separate. */
  readonly bars: readonly BarValue[];
  /** 0 to 1. */
  readonly confidence: number | null;
  /** The confidence as one of three words. */
  readonly sureness: Sureness | null;
  readonly computed_at: string | null;
}

const within = (value: number, highest: number): number => Math.min(highest, Math.max(0, value));

function readError(json: unknown): number | null {
  const error = readNumber(json);
  return error === null ? null : within(error, 50);
}

function readRadarValue(json: unknown): RadarValue | null {
  const raw = fieldsIn<RadarValue>(json);
  const axis = readChoice(axes, raw.axis);
  const value = readNumber(raw.value);
  if (axis === null || value === null) return null;
  return { axis, value: within(value, 100), standard_error: readError(raw.standard_error) };
}

function readBarValue(json: unknown): BarValue | null {
  const raw = fieldsIn<BarValue>(json);
  const name = readChoice(loveLanguages, raw.name);
  const value = readNumber(raw.value);
  if (name === null || value === null) return null;
  return {
    name,
    value: within(value, 100),
    group: readChoice(groups, raw.group) ?? "love_languages",
    standard_error: readError(raw.standard_error),
    is_leading: raw.is_leading === true,
  };
}

/** The names under which insights arrive, each alone (docs/product.md section 3). */
type ArrivingInsights = Schemas["InsightsAnswer"] | { profile_generatedAt: unknown };

/**
 * Reads insights, each field under any of its names: as it is, with `profile_` before it, and the time
 * as `generatedAt` too. An answer with none of what there is to show is no insights.
 */
export function readInsights(json: unknown): Insights {
  const raw = fieldsOf<ArrivingInsights>(json);
  const summary = readNonEmpty(raw.profile_summary_md) ?? readNonEmpty(raw.summary_md);
  const visuals = fieldsIn<Schemas["InsightsVisuals"]>(raw.profile_visuals ?? raw.visuals);
  const metrics = fieldsIn<Schemas["InsightsMetrics"]>(raw.profile_metrics ?? raw.metrics);
  const radar = listed(visuals.radar, readRadarValue);
  const bars = listed(visuals.bars, readBarValue);
  if (summary === null && radar.length === 0 && bars.length === 0)
    throw new Unreadable("no insights");
  const bigFive = fieldsIn<Schemas["BigFive"]>(metrics.big_five);
  const confidence = readNumber(bigFive.confidence);
  return {
    summary_md: summary ?? "",
    is_by_ai: readChoice(["ai"], raw.summary_by) !== null,
    radar,
    bars,
    confidence: confidence === null ? null : within(confidence, 1),
    sureness: readChoice(surenesses, bigFive.sureness),
    computed_at:
      readTime(raw.profile_computed_at) ??
      readTime(raw.computed_at) ??
      readTime(raw.profile_generatedAt) ??
      readTime(raw.generatedAt),
  };
}
