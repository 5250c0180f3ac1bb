import { questionnaire } from "@gemel/psyche/questionnaire";
import type { Language } from "../accounts/account.ts";
import { openQuestions } from "../answers/open-answers.ts";
import { composeSummary } from "../insights/compose-summary.ts";
import type { Parts } from "../parts.ts";
import type { Answers } from "../questionnaire/answers.ts";
import { mediaPart, type MediaPart } from "./entries.ts";

type CopyParts = Pick<Parts, "stores">;

/** The account and all that hangs on it. */
export async function describeAccount({ stores }: CopyParts, userId: string) {
  const { ownData, settings } = stores;
  const set = await settings.find(userId);
  return {
    ...(await ownData.account(userId)),
    settings: { preferred_language: set?.language, notices: set?.notices },
    sessions: await ownData.sessions(userId),
    ai_usage: await ownData.aiUsage(userId),
    decisions_about_the_account: await ownData.decisions(userId),
  };
}

/** A profile, with the files that belong to it. */
export async function describeProfile({ stores }: CopyParts, userId: string) {
  const own = await stores.profiles.find(userId);
  const picture = own?.pictureFile ? mediaPart("picture", own.pictureFile) : undefined;
  const voice = own?.voiceFile ? mediaPart("voice-message", own.voiceFile) : undefined;
  const value = {
    ...own?.profile,
    picture: picture?.path ?? null,
    voice_message: voice?.path ?? null,
    filters: (await stores.criteria.find(userId)) ?? null,
  };
  const media: MediaPart[] = [picture, voice].filter((part) => part !== undefined);
  return { value, media };
}

/** The answers in the words of the questionnaire, and what was made of them. */
export async function describeAnswers({ stores }: CopyParts, userId: string, language: Language) {
  const answers = await stores.answers.find(userId);
  const insights = await stores.insights.find(userId);
  return {
    questionnaire: answers?.questionnaireId ?? null,
    submitted_at: answers?.submittedAt ?? null,
    answers: answers === undefined ? [] : inWords(answers, language),
    twin_may_say: await describeSharing(stores, userId, language),
    insights: insights && {
      computed_at: insights.computedAt,
      computed_by: `@gemel/psyche ${insights.psycheVersion}`,
      summary: composeSummary(insights.portrait, language),
      summaries_by_ai: await stores.summaries.list(insights),
      portrait: insights.portrait,
    },
  };
}

/** What the member confirmed that the twin may say to others. */
async function describeSharing(
  { twinSharing }: CopyParts["stores"],
  userId: string,
  language: Language,
) {
  const confirmed = await twinSharing.find(userId);
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
