import { sql } from "kysely";

/** The sex that others see of a member, by a query that reads `profiles`. */
export const shownSex = sql<string | null>`coalesce(profiles.former_sex, profiles.sex)`.as("sex");

/** The birth date by which others see a member's age, `YYYY-MM-DD`, by a query that reads `profiles`. */
export const shownBirthDate = sql<
  string | null
>`coalesce(profiles.former_birth_date, profiles.birth_date)`.as("birth_date");
