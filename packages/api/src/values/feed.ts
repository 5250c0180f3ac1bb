import type { Schemas } from "../contract.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import { type Page, readPage } from "./page.ts";

/** A name of a criterion, as the tightest one is told. */
export type Criterion = NonNullable<Schemas["Feed"]["tightest_criterion"]>;

/** Candidates, the best first. */
export interface Feed extends Page<Candidate> {
  /** Where nobody is left: the criterion that keeps the most people away. */
  readonly tightest_criterion: Criterion | null;
}

/** Reads a feed that may arrive wrapped in `data`. */
export function readFeed(raw: Schemas["FeedAnswer"]): Feed {
  const feed = "data" in raw ? raw.data : raw;
  return {
    ...readPage(feed, readCandidate),
    tightest_criterion: feed.tightest_criterion ?? null,
  };
}
