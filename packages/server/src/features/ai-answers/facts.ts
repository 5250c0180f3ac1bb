import type { Profile } from "../profiles/profile.ts";
import { ageInYears } from "../../foundation/age.ts";
import type { AdvisorFacts, CardFacts, TwinFacts } from "./prompts/facts.ts";
import type { Language } from "../../foundation/member.ts";
import { composeCandidates } from "../candidates/compose-candidates.ts";
import type { Services } from "../../services.ts";
import { composeSummary } from "../insights/compose-summary.ts";
import { whatTwinMaySay } from "../twins/sharing.ts";
import { openAnswers, openQuestions, shareableText } from "../twins/shared-texts.ts";
import { findProfile } from "../profiles/rules.ts";
import { findAnswers } from "../questionnaire/rules.ts";
import { findInsights } from "../insights/rules.ts";

type CardSource = { readonly nickname: string | null } & Pick<
  Profile,
  "birth_date" | "sex" | "country" | "city" | "bio" | "children_status" | "pets_status"
>;

/** Takes from a profile what a card shows, and nothing else. */
const cardFacts = (
  { nickname, birth_date, sex, country, city, bio, children_status, pets_status }: CardSource,
  today: Date,
): CardFacts => ({
  nickname,
  age: birth_date === null ? null : ageInYears(birth_date, today),
  sex,
  country,
  city,
  bio,
  children_status,
  pets_status,
});

/** The same for another member, without ways out of Gemel: an AI would repeat them in its own voice. */
const othersFacts = (source: CardSource, today: Date): CardFacts => ({
  ...cardFacts(source, today),
  bio: shareableText(source.bio ?? "", {}) || null,
});

/**
 * Gathers the facts that the advisor may use: the candidate's card as the member sees it, the compatibility
 * of the two, and the content of the member's own card. Returns nothing if the candidate is not visible to
 * the member.
 */
export async function gatherAdvice(
  services: Pick<Services, "clock" | "db" | "pairNoise">,
  memberId: string,
  candidateId: string,
  language: Language,
): Promise<AdvisorFacts | undefined> {
  const [candidates, own] = await Promise.all([
    composeCandidates(services, memberId, [candidateId]),
    findProfile(services.db, memberId),
  ]);
  const candidate = candidates.get(candidateId);
  if (candidate === undefined || own === undefined) return undefined;
  const today = services.clock();
  return {
    language,
    member: cardFacts({ nickname: own.nickname, ...own.profile }, today),
    candidate: othersFacts(candidate, today),
    compatibility: candidate.compatibility,
    areScoresWithheld: candidate.areScoresWithheld,
  };
}

type GatherServices = Pick<Services, "clock" | "db" | "pairNoise">;

/**
 * Gathers the facts that a twin may use: for its owner, the profile, scores and open answers; for others, the
 * content of the card that they see and the texts that the owner confirmed. Returns nothing if the member who
 * talks may not speak with it.
 */
export const gatherTwin = (
  services: GatherServices,
  memberId: string,
  ownerId: string,
  language: Language,
): Promise<TwinFacts | undefined> =>
  memberId === ownerId
    ? gatherOwn(services, ownerId, language)
    : gatherShared(services, memberId, ownerId, language);

async function gatherOwn({ clock, db }: GatherServices, ownerId: string, language: Language) {
  const [own, answers, insights] = await Promise.all([
    findProfile(db, ownerId),
    findAnswers(db, ownerId),
    findInsights(db, ownerId),
  ]);
  if (own === undefined || answers === undefined || insights === undefined) return undefined;
  return {
    language,
    isOwn: true,
    owner: cardFacts({ nickname: own.nickname, ...own.profile }, clock()),
    openAnswers: openAnswers(answers, language),
    insights: composeSummary(insights.portrait, language),
    compatibility: null,
    shared: null,
  };
}

async function gatherShared(
  services: GatherServices,
  memberId: string,
  ownerId: string,
  language: Language,
): Promise<TwinFacts | undefined> {
  const [candidates, shared] = await Promise.all([
    composeCandidates(services, memberId, [ownerId]),
    whatTwinMaySay(services, memberId, ownerId),
  ]);
  const owner = candidates.get(ownerId);
  if (owner === undefined || shared === undefined) return undefined;
  const said = new Map(shared.answers.map((each) => [each.questionId, each.words]));
  return {
    language,
    isOwn: false,
    owner: othersFacts(owner, services.clock()),
    openAnswers: openQuestions(language).flatMap(({ id, question }) => {
      const answer = said.get(id);
      return answer === undefined ? [] : [{ question, answer }];
    }),
    insights: null,
    compatibility: owner.compatibility,
    shared,
  };
}
