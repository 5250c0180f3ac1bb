import type { Services } from "../../services.ts";
import { fieldError } from "../../errors/app-error.ts";
import { type Criteria, defaultCriteria } from "./criteria.ts";
import { criteriaStore } from "./store.ts";
import type { Db } from "../../jobs/db.ts";

/** Finds the criteria of a member, if they have saved any. */
export const findCriteria = (db: Db, userId: string) => criteriaStore(db).find(userId);

export const getCriteria = async (
  services: Pick<Services, "db">,
  userId: string,
): Promise<Criteria> => (await findCriteria(services.db, userId)) ?? defaultCriteria;

/**
 * Saves the criteria of a member. Each value is within the contract's bounds.
 * @throws AppError `rule_broken` if the youngest age is above the oldest
 */
export async function updateCriteria(
  services: Pick<Services, "db">,
  userId: string,
  criteria: Criteria,
): Promise<Criteria> {
  if (criteria.min_age > criteria.max_age) {
    throw fieldError("rule_broken", {
      field: "min_age",
      code: "above_max_age",
      message: "The youngest age cannot be above the oldest.",
    });
  }
  await criteriaStore(services.db).save(userId, criteria);
  return criteria;
}
