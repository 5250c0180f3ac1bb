import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Compatibility, dimensionNames, thirdOf } from "@gemel/psyche/compatibility";
import type { ChatMessage } from "../../../ai/ai.ts";
import { composePrompt, languageNames, type SaidMessage } from "../../../ai/compose-prompt.ts";
import type { AdvisorFacts, TwinFacts } from "./facts.ts";
import type { Language } from "../../../foundation/member.ts";
import { reasonTexts } from "../../candidates/compose-candidates.ts";

/**
 * How two members fit, with its reasons in words, for a chat model; null where nothing is known. The sides have no
 * number: before a match they are steps, which a model would repeat as scores.
 */
function describeFit(compatibility: Compatibility | null, language: Language): unknown {
  if (compatibility === null) return null;
  const { overall, completeness, low_confidence: lowConfidence } = compatibility;
  const reasons = reasonTexts(compatibility, language);
  const sides = dimensionNames.flatMap((name) => {
    const score = compatibility[name];
    return score === null ? [] : [[name, { fit: thirdOf(score), reason: reasons[name] }] as const];
  });
  return { overall, completeness, lowConfidence, sides: Object.fromEntries(sides) };
}

const [duo, ownTwin, othersTwin, commonRules] = [
  "duo",
  "own-twin",
  "others-twin",
  "common-rules",
].map((name) => readFileSync(join(import.meta.dirname, `${name}.txt`), "utf8").trimEnd()) as [
  string,
  string,
  string,
  string,
];

/** The identity of an AI, and the rules of every AI that speaks in Gemel. */
const rulesOf = (who: string, language: Language): string =>
  `${who}\n\n${commonRules.replace("{language}", languageNames[language])}`;

const whyNoFit =
  "The member's own choices on love, values, free time and plans agree with each other no better than chance, or are always in the same places.";

export const advisorPrompt = (
  { language, member, candidate, compatibility, areScoresWithheld }: AdvisorFacts,
  history: readonly SaidMessage[],
): readonly ChatMessage[] =>
  composePrompt({
    rules: rulesOf(duo, language),
    facts: {
      member,
      candidate,
      fit: describeFit(compatibility, language),
      ...(areScoresWithheld && { whyNoFit }),
    },
    history,
  });

export function twinPrompt(
  { language, isOwn, owner, openAnswers, insights, compatibility }: TwinFacts,
  history: readonly SaidMessage[],
): readonly ChatMessage[] {
  const fit = describeFit(compatibility, language);
  return composePrompt({
    rules: rulesOf(isOwn ? ownTwin : othersTwin, language),
    facts: isOwn ? { owner, openAnswers, insights } : { owner, openAnswers, fit },
    history,
  });
}
