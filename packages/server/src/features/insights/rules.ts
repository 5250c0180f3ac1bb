import type { Db } from "../../database/db.ts";
import type { Insights } from "./insights.ts";
import { insightsStore } from "./store.ts";
import { summaryStore } from "./summary-store.ts";

/** What was made of the answers of a member. */
export const findInsights = (db: Db, userId: string) => insightsStore(db).find(userId);

/** What matching needs of the answers of members, by their ids. */
export const findInputs = (db: Db, userIds: readonly string[]) =>
  insightsStore(db).findInputs(userIds);

export const listSummaries = (db: Db, insights: Insights) => summaryStore(db).list(insights);
