import { questionnaire } from "@gemel/psyche/questionnaire";
import type { Language } from "../../foundation/member.ts";
import { openQuestions } from "../twins/shared-texts.ts";
import { composeSummary } from "../insights/compose-summary.ts";
import type { Db } from "../../jobs/db.ts";
import type { Services } from "../../services.ts";
import type { Answers } from "../questionnaire/answers.ts";
import { mediaPart, type MediaPart, readAll, withNames } from "./entries.ts";
import { type Like, UNDO_TIME, pageGiven, pageReceived } from "../likes/rules.ts";
import { type OwnMatch, pageMatches } from "../matches/rules.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { Position } from "../../foundation/page.ts";
import { ownDataStore } from "./own-data-store.ts";
import { findProfile } from "../profiles/rules.ts";
import { findConfirmed } from "../twins/sharing.ts";
import { findSettings } from "../settings/rules.ts";
import { findCriteria } from "../criteria/rules.ts";
import { findAnswers, findRenewal } from "../questionnaire/rules.ts";
import { findInsights, findPinned, listSummaries } from "../insights/rules.ts";

type CopyServices = Pick<Services, "db">;

export async function describeAccount({ db }: CopyServices, userId: string) {
  const ownData = ownDataStore(db);
  const set = await findSettings(db, userId);
  return {
    ...(await ownData.account(userId)),
    settings: { preferred_language: set?.language, notices: set?.notices },
    sessions: await ownData.sessions(userId),
    ai_usage: await ownData.aiUsage(userId),
    decisions_about_the_account: await ownData.measures(userId),
  };
}

export async function describeProfile({ db }: CopyServices, userId: string) {
  const own = await findProfile(db, userId);
  const picture = own?.pictureFile ? mediaPart("picture", own.pictureFile) : undefined;
  const voice = own?.voiceFile ? mediaPart("voice-message", own.voiceFile) : undefined;
  const value = {
    ...own?.profile,
    picture: picture?.path ?? null,
    voice_message: voice?.path ?? null,
    filters: (await findCriteria(db, userId)) ?? null,
  };
  const media: MediaPart[] = [picture, voice].filter((part) => part !== undefined);
  return { value, media };
}

/** The answers in the words of the questionnaire, and what was made of them. */
export async function describeAnswers({ db }: CopyServices, userId: string, language: Language) {
  const answers = await findAnswers(db, userId);
  const renewal = await findRenewal(db, userId);
  const insights = await findInsights(db, userId);
  return {
    questionnaire: answers?.questionnaireId ?? null,
    submitted_at: answers?.submittedAt ?? null,
    answers: answers === undefined ? [] : inWords(answers, language),
    being_analysed:
      renewal === undefined
        ? null
        : { submitted_at: renewal.submittedAt, answers: inWords(renewal, language) },
    twin_may_say: await describeSharing(db, userId, language),
    insights: insights && {
      computed_at: insights.computedAt,
      computed_by: `@gemel/psyche ${insights.psycheVersion}`,
      summary: composeSummary(insights.portrait, language),
      summaries_by_ai: await listSummaries(db, insights),
      portrait: insights.portrait,
      pinned_personality: await findPinned(db, userId),
    },
  };
}

/** Describes the texts that the member confirmed for the twin to say to others. */
async function describeSharing(db: Db, userId: string, language: Language) {
  const confirmed = await findConfirmed(db, userId);
  const texts = new Map(openQuestions(language).map(({ id, question }) => [id, question]));
  return (
    confirmed && {
      confirmed_at: confirmed.confirmedAt,
      answers: confirmed.answers.map(({ questionId, answer, words, isAllowed }) => ({
        question: texts.get(questionId) ?? questionId,
        answer,
        words_for_others: words,
        allowed: isAllowed,
      })),
    }
  );
}

function inWords({ responses }: Answers, language: Language) {
  const questions = new Map(
    questionnaire(language).blocks.flatMap(({ questions: all }) =>
      all.map((each) => [each.id, each]),
    ),
  );
  return responses.map((response) => {
    const question = questions.get(response.question_id);
    const textOf = (id: string | null) =>
      question?.options?.find((option) => option.id === id)?.text ?? id;
    return {
      question: question?.text ?? response.question_id,
      most_appropriate_answer: textOf(response.most_appropriate_answer_id),
      least_appropriate_answer: textOf(response.least_appropriate_answer_id),
      open_answer: response.open_answer_text,
    };
  });
}

type RelationServices = Pick<Services, "clock" | "db">;

const positionOf = ({ createdAt: at, candidateId: id }: Like): Position => ({ at, id });

export async function describeLikes(services: RelationServices, userId: string) {
  const ownData = ownDataStore(services.db);
  const received = { memberId: userId, until: secondsAfter(services.clock(), -UNDO_TIME) };
  const describe = async (found: readonly Like[]) =>
    (await withNames(services, userId, found)).map(
      ({ nickname, createdAt, matchedAt, message }) => ({
        nickname,
        liked_at: createdAt,
        matched_at: matchedAt,
        message,
      }),
    );
  const passes = await withNames(services, userId, await ownData.passes(userId));
  return {
    given: await describe(
      await readAll((page) => pageGiven(services.db, userId, page), positionOf),
    ),
    received: await describe(
      await readAll((page) => pageReceived(services.db, received, page), positionOf),
    ),
    passed: passes.map(({ nickname, passedAt }) => ({ nickname, passed_at: passedAt })),
  };
}

export async function describeMatches(services: RelationServices, userId: string) {
  const matches = await readAll(
    (page) => pageMatches(services.db, userId, page),
    ({ createdAt: at, id }: OwnMatch): Position => ({ at, id }),
  );
  return (await withNames(services, userId, matches)).map(({ nickname, createdAt }) => ({
    nickname,
    matched_at: createdAt,
  }));
}

export const describeSafety = async ({ db }: RelationServices, userId: string) => ({
  blocked: await ownDataStore(db).blocks(userId),
  reports: await ownDataStore(db).reports(userId),
});
