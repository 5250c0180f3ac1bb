import { type Compatibility, dimensionNames, tellsApart } from "@gemel/psyche/compatibility";
import type { Language } from "../accounts/account.ts";
import { reasonTexts } from "../candidates/reason-texts.ts";

/** Reasons of a compatibility as sentences, what speaks for the two first. */
export interface SharedAndApart {
  readonly shared: readonly string[];
  readonly apart: readonly string[];
}

/** Parts the reasons by what they say, the highest scores first and last; those that say nothing are left out. */
export function sharedAndApart(compatibility: Compatibility, language: Language): SharedAndApart {
  const texts = reasonTexts(compatibility, language);
  const shared: string[] = [];
  const apart: string[] = [];
  const byScore = dimensionNames.toSorted(
    (one, other) => (compatibility[other] ?? 0) - (compatibility[one] ?? 0),
  );
  for (const name of byScore) {
    const reason = compatibility.reasons[name];
    const text = texts[name];
    if (reason === undefined || text === undefined || reason.reason === "some_of_both") continue;
    if (tellsApart(reason)) apart.unshift(text);
    else shared.push(text);
  }
  return { shared, apart };
}
