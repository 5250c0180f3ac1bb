import { fieldError } from "../../errors/field-error.ts";
import type { Parts } from "../parts.ts";
import type { Criteria } from "./criteria.ts";

/**
 * Saves whom a member would like to meet. Each value is within the contract's bounds.
 * @throws AppError `rule_broken` for a youngest age above the oldest
 */
export async function updateCriteria(
  parts: Pick<Parts, "stores">,
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
  await parts.stores.criteria.save(userId, criteria);
  return criteria;
}
