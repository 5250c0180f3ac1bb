import type { Selectable } from "kysely";
import type { Schema } from "../../database/schema.ts";

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

type Columns = Omit<Selectable<Schema["criteria"]>, "user_id">;

/** The criteria of a row; undefined where it was joined and there are none. */
export function asCriteria(row: { readonly [Name in keyof Columns]: Columns[Name] | null }):
  | Criteria
  | undefined {
  // No column of the table is null: a joined row has all of them or none.
  if (row.target_sex === null) return undefined;
  const { min_age, max_age, max_distance_km, wants_children, accepts_pets } = row as Columns;
  const { target_sex, require_photo, require_voice } = row as Columns;
  return {
    target_sex: target_sex as Sex | "",
    min_age,
    max_age,
    max_distance_km,
    wants_children,
    accepts_pets,
    require_photo,
    require_voice,
  };
}
