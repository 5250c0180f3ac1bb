/** In kilometres. */
export const WIDEST_REACH = 1000;

/** A member's sex, in the contract's words. */
export type Sex = "male" | "female" | "other";

export interface Criteria {
  /** Empty for any. */
  readonly target_sex: Sex | "";
  /** In years, 18 to 99, not above `max_age`. */
  readonly min_age: number;
  readonly max_age: number;
  readonly max_distance_km: number;
  readonly wants_children: boolean;
  readonly accepts_pets: boolean;
  readonly require_photo: boolean;
  readonly require_voice: boolean;
}

export type CriterionName = keyof Criteria;

export const defaultCriteria: Criteria = {
  target_sex: "",
  min_age: 25,
  max_age: 45,
  max_distance_km: 50,
  wants_children: false,
  accepts_pets: false,
  require_photo: false,
  require_voice: false,
};

export const criterionNames = Object.keys(defaultCriteria) as CriterionName[];

/** The criteria of a row; undefined if a joined row has none. */
export const asCriteria = (row: { readonly [Name in CriterionName]: unknown }) =>
  row.target_sex === null
    ? undefined
    : (Object.fromEntries(criterionNames.map((name) => [name, row[name]])) as unknown as Criteria);
