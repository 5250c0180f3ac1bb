import type { Language } from "../accounts/account.ts";
import { composeCandidates } from "../candidates/compose-candidates.ts";
import { composeSummary } from "../insights/compose-summary.ts";
import type { Parts } from "../parts.ts";
import type { TwinFacts } from "../prompts/facts.ts";
import { whatTwinMaySay } from "../twins/what-twin-may-say.ts";
import { cardFacts } from "./card-facts.ts";
import { openAnswers, openQuestions } from "./open-answers.ts";

type GatherParts = Pick<Parts, "clock" | "pairNoise" | "stores">;

/**
 * What a twin may speak from: to its owner from profile, scores and open answers; to others from what the
 * card shows them and what the owner confirmed. Nothing where the one who talks may not speak with it.
 */
export const gatherTwin = (
  parts: GatherParts,
  memberId: string,
  ownerId: string,
  language: Language,
): Promise<TwinFacts | undefined> =>
  memberId === ownerId
    ? gatherOwn(parts, ownerId, language)
    : gatherShared(parts, memberId, ownerId, language);

async function gatherOwn(
  { clock, stores }: GatherParts,
  ownerId: string,
  language: Language,
): Promise<TwinFacts | undefined> {
  const [own, answers, insights] = await Promise.all([
    stores.profiles.find(ownerId),
    stores.answers.find(ownerId),
    stores.insights.find(ownerId),
  ]);
  if (own === undefined || answers === undefined || insights === undefined) return undefined;
  return {
    language,
    isOwn: true,
    owner: cardFacts({ nickname: own.nickname, ...own.profile }, clock()),
    openAnswers: openAnswers(answers, language),
    insights: composeSummary(insights.portrait, language),
    compatibility: null,
    confirmedAt: null,
  };
}

async function gatherShared(
  parts: GatherParts,
  memberId: string,
  ownerId: string,
  language: Language,
): Promise<TwinFacts | undefined> {
  const [candidates, words] = await Promise.all([
    composeCandidates(parts, memberId, [ownerId]),
    whatTwinMaySay(parts, memberId, ownerId),
  ]);
  const owner = candidates.get(ownerId);
  if (owner === undefined || words === undefined) return undefined;
  const said = new Map(words.answers.map((each) => [each.questionId, each.words]));
  return {
    language,
    isOwn: false,
    owner: cardFacts(owner, parts.clock()),
    openAnswers: openQuestions(language).flatMap(({ id, question }) => {
      const answer = said.get(id);
      return answer === undefined ? [] : [{ question, answer }];
    }),
    insights: null,
    compatibility: owner.compatibility,
    confirmedAt: words.confirmedAt,
  };
}
