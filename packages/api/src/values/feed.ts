import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import { readChoice } from "./reading/nullable.ts";
import { type Page, pageOf } from "./reading/page.ts";
import { fieldsIn } from "./reading/readers.ts";

/** The name of a criterion in `tightest_criterion`. */
export type Criterion = NonNullable<Schemas["Feed"]["tightest_criterion"]>;

const criteria = all<Criterion>()([
  "target_sex",
  "min_age",
  "max_age",
  "max_distance_km",
  "wants_children",
  "accepts_pets",
  "require_photo",
  "require_voice",
]);

/** Candidates, the best first. */
export interface Feed extends Page<Candidate> {
  /** In an empty feed: the criterion that excludes the most people. */
  readonly tightest_criterion: Criterion | null;
}

const readCandidates = pageOf(readCandidate);

/** Reads a feed that may arrive wrapped in `data`. */
export function readFeed(json: unknown): Feed {
  const feed = fieldsIn<Schemas["WrappedFeed"]>(json).data ?? json;
  return {
    ...readCandidates(feed),
    tightest_criterion: readChoice(criteria, fieldsIn<Schemas["Feed"]>(feed).tightest_criterion),
  };
}
