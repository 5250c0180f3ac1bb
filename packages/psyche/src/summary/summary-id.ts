import type { TraitName } from "../instrument/trait-names.ts";
import type { Combination } from "./combinations.ts";
import type { Suggestion } from "./suggestions.ts";

/** The texts of what comes first of its kind; each has another form for two that are level. */
export type FrontId =
  `insights.${`love.${"giving" | "receiving" | "last"}` | `days.${"value" | "pastime"}`}`;

/** The texts of summaries in the catalogues of `@gemel/i18n`. */
export type SummaryId =
  | `insights.trait.${TraitName}.${"high" | "low"}.${"title" | "body" | "also"}`
  | "insights.level"
  | `insights.${"even" | "unsure"}.${"title" | "body"}`
  | "insights.love.title"
  | "insights.love.both"
  | "insights.days.title"
  | FrontId
  | `${FrontId}_level`
  | "insights.try.title"
  | "insights.sure"
  | Combination["id"]
  | Suggestion;
