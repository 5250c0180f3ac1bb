import type { Criteria } from "./criteria.ts";

/** Whom members would like to meet. */
export interface CriteriaStore {
  find(userId: string): Promise<Criteria | undefined>;
  /** Keeps criteria in the place of those before. */
  save(userId: string, criteria: Criteria): Promise<void>;
}
