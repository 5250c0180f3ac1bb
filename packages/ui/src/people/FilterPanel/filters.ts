/** Bounds of the filters, as SPEC.md gives them. */
export const ageBounds = { minValue: 18, maxValue: 99 } as const;
/** In kilometres. */
export const distanceBounds = { minValue: 1, maxValue: 1000 } as const;

export const wantedSexes = ["any", "female", "male", "other"] as const;
type WantedSex = (typeof wantedSexes)[number];

/** Whom a member would like to meet, as the panel shows it. */
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
