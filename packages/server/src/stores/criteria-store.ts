import type { Kysely, Selectable } from "kysely";
import type { Criteria, Sex } from "../services/criteria/criteria.ts";
import type { CriteriaStore } from "../services/criteria/criteria-store.ts";
import type { Schema } from "./schema.ts";

/** Criteria in the database. */
export const createCriteriaStore = (db: Kysely<Schema>): CriteriaStore => ({
  find: async (userId) => {
    const row = await db
      .selectFrom("criteria")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row && asCriteria(row);
  },
  save: async (userId, criteria) => {
    await db
      .insertInto("criteria")
      .values({ user_id: userId, ...criteria })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...criteria }))
      .execute();
  },
});

type Columns = Omit<Selectable<Schema["criteria"]>, "user_id">;

/** The criteria of a row; undefined where it was joined and there are none. */
export function asCriteria(row: { readonly [Name in keyof Columns]: Columns[Name] | null }):
  | Criteria
  | undefined {
  const { min_age, max_age, max_distance_km, wants_children, accepts_pets } = row;
  const { target_sex, require_photo, require_voice } = row;
  if (
    target_sex === null ||
    min_age === null ||
    max_age === null ||
    max_distance_km === null ||
    wants_children === null ||
    accepts_pets === null ||
    require_photo === null ||
    require_voice === null
  ) {
    return undefined;
  }
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
