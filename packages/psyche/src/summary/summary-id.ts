import type { TraitName } from "../instrument/trait-names.ts";
import type { Combination } from "./combinations.ts";
import type { Suggestion } from "./suggestions.ts";

/** The texts of summaries in the catalogues of `@gemel/i18n`. */
export type SummaryId =
  | `insights.trait.${TraitName}.${"high" | "low"}.${"title" | "body" | "also"}`
  | `insights.${"even" | "unsure"}.${"title" | "body"}`
  | `insights.love.${"title" | "both" | "giving" | "receiving" | "last"}`
  | `insights.days.${"title" | "value" | "pastime"}`
  | "insights.try.title"
  | "insights.sure"
  | Combination
  | Suggestion;
