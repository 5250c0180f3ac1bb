import type { Filters } from "../FilterPanel/filters.ts";

/** The filters of a member who has set none. */
export const unsetFilters: Filters = {
  sex: "any",
  youngest: 25,
  oldest: 45,
  distanceKm: 50,
  wantsChildren: false,
  acceptsPets: false,
  requiresVoice: false,
};
