import type { FilterPanelProps } from "@gemel/ui/FilterPanel";
import type { Criteria } from "../../flows/people/use-criteria.ts";

type Filters = FilterPanelProps["value"];

/** The filters as the panel shows them. */
export const filtersOf = (criteria: Criteria): Filters => ({
  sex: criteria.target_sex === "" ? "any" : criteria.target_sex,
  youngest: criteria.min_age,
  oldest: criteria.max_age,
  distanceKm: criteria.max_distance_km,
  wantsChildren: criteria.wants_children,
  acceptsPets: criteria.accepts_pets,
  requiresVoice: criteria.require_voice,
});

/** Returns the criteria that the panel changes; `require_photo` has no control and stays as it is. */
export const criteriaOf = (filters: Filters): Omit<Criteria, "require_photo"> => ({
  target_sex: filters.sex === "any" ? "" : filters.sex,
  min_age: filters.youngest,
  max_age: filters.oldest,
  max_distance_km: filters.distanceKm,
  wants_children: filters.wantsChildren,
  accepts_pets: filters.acceptsPets,
  require_voice: filters.requiresVoice,
});
