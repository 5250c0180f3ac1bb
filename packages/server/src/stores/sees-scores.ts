import { sql } from "kysely";

/** Whether a member is shown scores; true until answers of an older model have been scored by this one. */
export const seesScores =
  sql<boolean>`coalesce((insights.portrait->>'seesScores')::boolean, true)`.as("sees_scores");
