import { type Compatibility, dimensionNames } from "@gemel/psyche/compatibility";
import type { Language } from "../accounts/account.ts";
import { reasonTexts } from "../candidates/reason-texts.ts";

/** How two members fit, with its reasons in words, for a chat model; null where nothing is known. */
export function describeFit(compatibility: Compatibility | null, language: Language): unknown {
  if (compatibility === null) return null;
  const { overall, completeness, low_confidence: lowConfidence } = compatibility;
  const reasons = reasonTexts(compatibility, language);
  const known = dimensionNames.filter((name) => compatibility[name] !== null);
  const sides = known.map((name) => [name, { score: compatibility[name], reason: reasons[name] }]);
  return { overall, completeness, lowConfidence, sides: Object.fromEntries(sides) };
}
