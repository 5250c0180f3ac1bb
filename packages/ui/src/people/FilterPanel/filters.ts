/** Bounds of the filters, docs/product.md section 5. */
export const ageBounds = { minValue: 18, maxValue: 99 } as const;
/** In kilometres. */
export const distanceBounds = { minValue: 1, maxValue: 1000 } as const;

export const wantedSexes = ["any", "female", "male", "other"] as const;
type WantedSex = (typeof wantedSexes)[number];

/** The filters for the people that a member would like to meet, as the panel shows them. */
export interface Filters {
  sex: WantedSex;
  /** In years. */
  youngest: number;
  oldest: number;
  distanceKm: number;
  /** True: only who wants children; false: no matter. */
  wantsChildren: boolean;
  acceptsPets: boolean;
  requiresVoice: boolean;
}

/** The default filters (docs/product.md section 9). */
export const unsetFilters: Filters = {
  sex: "any",
  youngest: 25,
  oldest: 45,
  distanceKm: 50,
  wantsChildren: false,
  acceptsPets: false,
  requiresVoice: false,
};

/** How many filters are set: the two ages are one. */
export const countOfSet = (filters: Filters): number =>
  [
    filters.sex !== unsetFilters.sex,
    filters.youngest !== unsetFilters.youngest || filters.oldest !== unsetFilters.oldest,
    filters.distanceKm !== unsetFilters.distanceKm,
    filters.wantsChildren,
    filters.acceptsPets,
    filters.requiresVoice,
  ].filter(Boolean).length;
