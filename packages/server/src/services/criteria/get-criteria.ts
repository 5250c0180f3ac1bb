import type { Parts } from "../parts.ts";
import { type Criteria, defaultCriteria } from "./criteria.ts";

/** Whom a member would like to meet, as they saved it last, or what everyone begins with. */
export const getCriteria = async (
  parts: Pick<Parts, "stores">,
  userId: string,
): Promise<Criteria> => (await parts.stores.criteria.find(userId)) ?? defaultCriteria;
